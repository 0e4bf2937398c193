/**
 * Where scroll-driven sections may move: not on phones, not
 * where a scene would not fit, and not for who wants less motion. The `scene`
 * variants of src/styles/scroll-scene.css state the same conditions.
 */
export const SCROLL_SCENE_QUERY =
  '(min-width: 768px) and (min-height: 600px) and (prefers-reduced-motion: no-preference)'
