import type { WebsiteFee } from '../../site/service-prices'

/** Shows an element only while this fee is chosen in the nearest `group/fees`; CSS does it alone. */
export const SHOWN_FOR: Readonly<Record<WebsiteFee, string>> = {
  setup: 'group-has-[[value=monthly]:checked]/fees:hidden',
  monthly: 'hidden group-has-[[value=monthly]:checked]/fees:block',
}

export const WEBSITE_FEES: readonly WebsiteFee[] = ['setup', 'monthly']
