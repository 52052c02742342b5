// Stand-in for a support messenger: a button with inline styles, and a window in a frame, a font, a picture, another
// script, settings and a web socket from a second host. Each part that works is added to `data-messenger`.
(() => {
  const parts = 'http://PARTS_HOST';
  const { dataset } = document.documentElement;
  const done = (/** @type {string} */ name) => {
    dataset.messenger = [...(dataset.messenger?.split(' ') ?? []), name].sort().join(' ');
  };
  Object.assign(window, { messengerPart: done });

  // In the language of the page, as in a real messenger.
  const label = document.documentElement.lang.startsWith('ru') ? 'Чат' : 'Chat';

  const style = document.createElement('style');
  style.textContent = '.messenger { position: fixed; inset: auto 16px 80px auto; }';
  const launcher = document.createElement('div');
  launcher.className = 'messenger';
  launcher.innerHTML = '<button style="width: 56px; height: 56px">' + label + '</button>';
  document.head.append(style);
  document.body.append(launcher);
  const button = /** @type {HTMLElement} */ (launcher.firstElementChild);
  if (getComputedStyle(launcher).position === 'fixed' && button.offsetWidth === 56) done('style');

  const frame = document.createElement('iframe');
  frame.title = label;
  frame.src = `${parts}/frame.html`;
  frame.onload = () => done('frame');
  launcher.append(frame);

  const image = new Image();
  image.src = `${parts}/pixel.svg`;
  image.onload = () => done('image');

  const script = document.createElement('script');
  script.src = `${parts}/app.js`;
  document.head.append(script);

  new FontFace('Messenger', `url(${parts}/font.woff2)`).load().then(() => done('font'));
  fetch(`${parts}/settings.json`).then(() => done('settings'));
  new WebSocket('ws://PARTS_HOST/socket').onopen = () => done('socket');
})();
