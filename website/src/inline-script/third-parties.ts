declare global {
  /** Where the tag manager expects its events. */
  var dataLayer: object[] | undefined;
}

/** Only what the operator configured, and only once the page is readable. */
export function loadThirdParties(tagManager: string | undefined, messenger: string | undefined): void {
  addEventListener('load', () => {
    if (tagManager) {
      globalThis.dataLayer ??= [];
      globalThis.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
      append(tagManager);
    }
    if (messenger) append(messenger);
  });
}

function append(src: string): void {
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  document.head.append(script);
}
