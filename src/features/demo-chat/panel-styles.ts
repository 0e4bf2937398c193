/** An outlined button on the chat's light panel, where the shared one would take the dark section's colors. */
export const OUTLINE_BUTTON =
  'inline-flex min-h-11.5 cursor-pointer items-center gap-2.5 rounded-control border-[1.5px] border-line-strong px-4.5 text-body font-semibold leading-tight transition-[background-color,color,border-color,transform] duration-state ease-site hover:border-soil hover:bg-soil hover:text-limestone active:translate-y-px aria-expanded:border-soil'

/** A link inside a bubble. */
export const BUBBLE_LINK =
  'group -mb-2 flex min-h-11 w-fit items-center gap-2.5 font-semibold text-prairie'
