/**
 * Runs in every page before its own scripts; plain JavaScript, because the browser gets it as it is. Painted: the frame
 * after the one in which the wanted heading had a place. Frames are not run while stylesheets block a new document, and
 * the clocks of two documents are compared by their origins, so a page load and a change of contents are timed alike.
 * @param {string} title
 */
// biome-ignore lint/correctness/noUnusedVariables: called by click.ts
function watchPaint(title) {
  addEventListener(
    'click',
    (event) => sessionStorage.setItem('clicked', String(performance.timeOrigin + event.timeStamp)),
    true,
  );
  const look = () => {
    const clicked = sessionStorage.getItem('clicked');
    const heading = document.querySelector('h1');
    const shown = heading?.textContent.includes(title) && heading.getClientRects().length > 0;
    requestAnimationFrame(() => {
      if (clicked && shown) {
        const painted = performance.timeOrigin + performance.now();
        sessionStorage.removeItem('clicked');
        sessionStorage.setItem('painted', String(painted - Number(clicked)));
      }
      look();
    });
  };
  requestAnimationFrame(look);
}
