/** Addresses that earlier page metadata named, with the pages that they lead to (spec section 2.1). */
export const OLD_ADDRESSES = [
  ['/website-building', '/services/website'],
  ['/search-engine-optimization', '/services/seo'],
  ['/text-marketing', '/services/text'],
] as const
