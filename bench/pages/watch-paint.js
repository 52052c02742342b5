/**
 * Runs in every page before its own scripts. Plain JavaScript, because the browser gets the file unchanged. A page
 * counts as painted in the frame after the one in which the expected heading is laid out. No frame runs while
 * stylesheets block a new document, and clocks of two documents are compared by their time origins, so that page loads
 * and in-page navigations are timed the same way.
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
