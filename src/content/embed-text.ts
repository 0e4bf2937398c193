/** Texts around an embedded widget. */
export interface EmbedText {
  /** Heading of the section with the frame. */
  readonly title: string
  /** Name of the frame for assistive technology. */
  readonly frameTitle: string
  /** The direct link beside the heading, which also replaces the frame. */
  readonly direct: string
  /** Shown instead of the frame until the script runs. */
  readonly waiting: { readonly title: string; readonly text: string }
  readonly loading: { readonly title: string; readonly text: string }
  /** Shown if the frame has not loaded after a while. */
  readonly late: { readonly title: string; readonly text: string }
}
