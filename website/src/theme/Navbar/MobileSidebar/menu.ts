/** The name of the menu's entry in the history. */
export const MENU = 'menu';
