/**
 * Native disclosures with `data-menu` behave as menus: Escape, and a press or focus elsewhere, close them. The contents
 * of a page (`data-contents`) close when one of their links is followed: on a phone they cover the text.
 */
export function closeMenusOnLeaving(): void {
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const menu of openMenus()) {
      if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
      menu.open = false;
    }
  });
  const leave = ({ target }: Event) => {
    for (const menu of openMenus()) if (!(target instanceof Node && menu.contains(target))) menu.open = false;
  };
  addEventListener('pointerdown', leave);
  addEventListener('focusin', leave);
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const contents = link?.closest<HTMLDetailsElement>('details[data-contents]');
    if (contents) contents.open = false; // before the browser scrolls, which it does after this
  });
}

function openMenus(): NodeListOf<HTMLDetailsElement> {
  return document.querySelectorAll('details[data-menu][open]');
}
