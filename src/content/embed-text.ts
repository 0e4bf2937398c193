/** What a visitor reads around an embedded page of a provider. */
export interface EmbedText {
  /** The heading of the section that holds the frame. */
  readonly title: string
  /** Name of the frame for assistive technology. */
  readonly frameTitle: string
  /** The direct link beside the heading, and in the frame's place. */
  readonly direct: string
  /** In the frame's place until a script runs. */
  readonly waiting: { readonly title: string; readonly text: string }
  readonly loading: { readonly title: string; readonly text: string }
  /** When the frame shows nothing after a while. */
  readonly late: { readonly title: string; readonly text: string }
}
