import type { RouteMatch } from './routes'

export function structuredData(_match: RouteMatch): readonly object[] {
  return []
}
