import type { ServiceCard, SignName } from '../../site/pages'

/** The signs stand on a rule at y = 36, so their outlines are open at the bottom. */
const PATHS: Readonly<Record<SignName, string>> = {
  'search-engine': 'M18 4a12 12 0 1 1 0 24 12 12 0 0 1 0-24ZM26.500 24.500 36 36',
  'social-media': 'M10 36V3h23v33M17 13v11l10-5.5Z',
  seo: 'M4 36V25h10v11m4 0V15h10v21m4 0V4h10v32',
  email: 'M3 36V9h38v27M3 9l19 16L41 9',
  text: 'M3 4h38v22H20L10 36V26H3Z',
  assistant: 'M7 36V19a15 15 0 0 1 30 0v17M7 22h7v12H7m30-12h-7v12h7',
  website: 'M3 36V4h40v32M3 12h40M10 36V20h14v16',
  'logo-design': 'M2 36C8 12 24 1 32 9s-2 22-11 20-5-14 4-15 14 10 20 22',
  'online-course': 'M4 4h38v24H4ZM14 36l5-8h8l5 8M19 11v10l9-5Z',
  'full-stack': 'M5 36V26h36v10M11 26V16h24v10M17 16V6h12v10',
  platform: 'M5 36V4h35v32M5 20h35M22.500 4v32',
}

const FILLS: Readonly<Record<ServiceCard['color'], string>> = {
  prairie: 'fill-prairie-line',
  wheat: 'fill-wheat',
  stone: 'fill-line',
}

/** The sign of a service, drawn as if the rule below it were one thread. Decoration. */
export function ServiceSign({ sign, color }: Pick<ServiceCard, 'sign' | 'color'>) {
  return (
    <svg
      viewBox="0 0 48 36"
      aria-hidden="true"
      strokeWidth={1.5}
      strokeLinejoin="round"
      className={`h-9 w-12 overflow-visible stroke-soil ${FILLS[color]}`}
    >
      <path d={PATHS[sign]} />
    </svg>
  )
}
