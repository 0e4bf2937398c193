/** Addresses that earlier page metadata named, with the pages that they lead to. */
export const OLD_ADDRESSES = [
  ['/website-building', '/services/website'],
  ['/search-engine-optimization', '/services/seo'],
  ['/text-marketing', '/services/text'],
] as const
