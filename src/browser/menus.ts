/** Closes the menu of small screens. Browsers that know no popovers (Safari before 17) show none. */
export function closeMenus(): void {
  if (!('popover' in HTMLElement.prototype)) return
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) {
    menu.hidePopover()
  }
}

/** Folds a menu away when one of its links is clicked, also one that opens in another tab. */
export function closeMenusByLink(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[popover] a[href]') !== null) closeMenus()
  })
}
