/** Ids of the analytics services; an empty one means that the service is not used. */
export const analyticsIds = {
  google: import.meta.env.VITE_GA_MEASUREMENT_ID ?? '',
  metaPixel: import.meta.env.VITE_META_PIXEL_ID ?? '',
} as const
