/**
 * Where scroll-driven sections may move: not on phones (spec section 9, mobile breakpoint 768 px), not
 * where a scene would not fit, and not for who wants less motion (decisions.md 25). The `scene`
 * variants of src/styles/scroll-scene.css state the same conditions.
 */
export const SCROLL_SCENE_QUERY =
  '(min-width: 768px) and (min-height: 600px) and (prefers-reduced-motion: no-preference)'
