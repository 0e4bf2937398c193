import { Drawing } from '../ui/drawing'

/** Up to four items, each under its quarter of one drawing, which is 1200 wide; on wide pages the quarters meet. */
export function PictureRow({
  strip,
  height,
  items,
}: {
  readonly strip: string
  readonly height: number
  readonly items: readonly {
    readonly mark?: string
    readonly name: string
    readonly text: string
  }[]
}) {
  return (
    <ul className="mt-8 grid gap-y-10 md:grid-cols-2 lg:grid-cols-4">
      {items.map(({ mark, name, text }, index) => (
        <li key={name}>
          <Drawing
            drawing={{
              src: `${strip}#svgView(viewBox(${300 * index},0,300,${height}))`,
              width: 300,
              height,
            }}
            className="h-auto w-full"
          />
          <h3 className="mt-5 text-h3">
            {mark !== undefined && <span className="block text-prairie">{mark}</span>}
            {name}
          </h3>
          <p className="mt-1.5 max-w-[34ch] pr-6 text-soil-2">{text}</p>
        </li>
      ))}
    </ul>
  )
}
