/** Closes the menu of small screens. Browsers without popovers (Safari before 17) have none. */
export function closeMenus(): void {
  if (!('popover' in HTMLElement.prototype)) return
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) {
    menu.hidePopover()
  }
}

/** Closes a menu when one of its links is clicked, even if a click with Ctrl opens it in another tab. */
export function closeMenusByLink(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[popover] a[href]') !== null) closeMenus()
  })
}

/** The skip link, the bar, the page and its footer. */
const BEHIND_MENUS = 'a[href="#main"], header > :not([popover]), main, footer'

/** Makes the page inert while a menu is open (WCAG 2.4.11). The focus moves to the menu's own button (WCAG 2.4.3). */
export function makePageInertBehindMenus(): void {
  const update = ({ type, target, newState }: ToggleEvent) => {
    if (!(target instanceof HTMLElement) || target.popover === null) return
    // Before the menu closes (`beforetoggle`), because the focus then returns to the button in the bar.
    if (newState === 'open' && type === 'beforetoggle') return
    for (const part of document.querySelectorAll(BEHIND_MENUS)) {
      part.toggleAttribute('inert', newState === 'open')
    }
    if (newState === 'open') target.querySelector('button')?.focus()
  }
  // These events do not bubble.
  document.addEventListener('beforetoggle', update, { capture: true })
  document.addEventListener('toggle', update, { capture: true })
}
