import {
  serviceOnlineCourseCreation as scene,
  serviceOnlineCourseCreationPhone as scenePhone,
} from '../../assets/drawings'
import { BleedDrawing } from '../../ui/drawing'

interface Lesson {
  readonly number: string
  readonly name: string
  readonly length: string
}

/**
 * A ball of yarn is unrolled into lessons. Names stand above the five rows of the drawing: at
 * y = 35 + 65 i of 330, right of the marks at x = 640 of 1200.
 */
export function LessonScene({ lessons }: { readonly lessons: readonly Lesson[] }) {
  return (
    <div
      className="relative mt-7 aspect-[350/210] md:mt-14 lg:aspect-[1200/330]"
      aria-hidden="true"
    >
      <BleedDrawing wide={scene} phone={scenePhone} />
      <ol className="absolute top-[calc(35/330*100%-1.9rem)] right-[4.5%] left-[55%] hidden h-[98.5%] flex-col lg:flex">
        {lessons.map(({ number, name, length }) => (
          <li key={number} className="flex flex-1 items-start gap-3 text-body leading-snug">
            <span className="text-soil-3 tabular">{number}</span>
            <span className="font-semibold">{name}</span>
            <span className="ml-auto text-soil-3">{length}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
