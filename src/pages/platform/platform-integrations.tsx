import { platformIntegrations } from '../../content/pages/platform'
import { IntegrationsCarousel } from '../../sections/integrations-carousel'

/** The integrations of the platform page. */
export function PlatformIntegrations() {
  return <IntegrationsCarousel {...platformIntegrations} />
}
