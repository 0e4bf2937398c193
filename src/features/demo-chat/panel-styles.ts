/**
 * An outlined button on the chat's own light panel. The shared outline takes the colors of the dark
 * ground that the panel stands on.
 */
export const OUTLINE_BUTTON =
  'inline-flex min-h-11.5 cursor-pointer items-center gap-2.5 rounded-control border-[1.5px] border-line-strong px-4.5 text-body font-semibold leading-tight transition-[background-color,color,border-color,transform] duration-state ease-site hover:border-soil hover:bg-soil hover:text-limestone active:translate-y-px aria-expanded:border-soil'

/** A link inside a bubble, in the manner of `TextLink` on a light ground. */
export const BUBBLE_LINK =
  'group mt-1 flex min-h-11 w-fit items-center gap-2.5 font-semibold text-prairie'
