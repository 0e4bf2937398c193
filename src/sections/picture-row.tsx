import { Drawing } from '../ui/drawing'

/** Which part of the drawing each item shows. */
const QUARTERS = ['object-left', 'object-[33.333%]', 'object-[66.667%]', 'object-right'] as const

/** Up to four items, each under its quarter of one drawing; on wide pages the quarters meet. */
export function PictureRow({
  picture,
  shape,
  items,
}: {
  /** The address of a drawing that is 1200 wide. */
  readonly picture: string
  /** The aspect ratio of a quarter: a class. */
  readonly shape: string
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
            drawing={{ src: picture, width: 1200, height: 220 }}
            className={`w-full object-cover ${shape} ${QUARTERS[index] ?? ''}`}
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
