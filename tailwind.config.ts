import type { Config } from 'tailwindcss'
import { palette } from './src/site/palette'

/** The design tokens: color, type, space, radius and motion. */
export default {
  content: ['./src/**/*.{ts,tsx}', './index.html'],
  theme: {
    // 768, 1024 and 1280 px. In em, so that larger default fonts get the layout that has room for them (WCAG 1.4.4).
    screens: { md: '48em', lg: '64em', xl: '80em' },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      white: palette.white,
      soil: {
        DEFAULT: palette.soil,
        2: palette.soil2,
        3: palette.soil3,
        line: palette.soilLine,
      },
      limestone: { DEFAULT: palette.limestone, 2: palette.limestone2 },
      line: { DEFAULT: palette.line, strong: palette.lineStrong },
      prairie: {
        DEFAULT: palette.prairie,
        dark: palette.prairieDark,
        tint: palette.prairieTint,
        line: palette.prairieLine,
        soft: palette.prairieSoft,
        rule: palette.prairieRule,
      },
      cedar: palette.cedar,
      wheat: { DEFAULT: palette.wheat, tint: palette.wheatTint, line: palette.wheatLine },
      paintbrush: { DEFAULT: palette.paintbrush, dark: palette.paintbrushDark },
      error: { tint: palette.errorTint, text: palette.errorText },
      'on-dark': {
        DEFAULT: palette.darkText,
        quiet: palette.darkMuted,
        prairie: palette.onPrairieDark,
      },
    },
    fontFamily: {
      heading: ['Bricolage', '"Bricolage fallback"', 'sans-serif'],
      text: ['Figtree', '"Figtree fallback"', 'system-ui', 'sans-serif'],
    },
    fontSize: {
      display: [
        'clamp(min(2.875rem, 18vw), 1.46rem + 6.05vw, 6.25rem)',
        { lineHeight: '.94', letterSpacing: '-.035em' },
      ],
      title: [
        'clamp(min(2.5rem, 13vw), 1.5rem + 4.3vw, 5rem)',
        { lineHeight: '.98', letterSpacing: '-.032em' },
      ],
      h2: [
        'clamp(2.125rem, 1.53rem + 2.55vw, 3.75rem)',
        { lineHeight: '1', letterSpacing: '-.028em' },
      ],
      h3: [
        'clamp(1.375rem, 1.26rem + .5vw, 1.6875rem)',
        { lineHeight: '1.14', letterSpacing: '-.016em' },
      ],
      lead: ['clamp(1.125rem, 1.06rem + .3vw, 1.3125rem)', { lineHeight: '1.5' }],
      body: ['clamp(1rem, .955rem + .19vw, 1.0625rem)', { lineHeight: '1.6' }],
      /* The smallest running text: 16 px, because phones are held at arm's length. */
      small: ['1rem', { lineHeight: '1.5' }],
      /* Text inside pictured screens only. */
      drawing: ['.875rem', { lineHeight: '1.4' }],
    },
    fontWeight: { normal: '400', medium: '500', semibold: '600', heading: '680' },
    borderRadius: {
      none: '0',
      tag: '4px',
      control: '6px',
      toast: '8px',
      window: '10px',
      panel: '12px',
      dialog: '14px',
      full: '9999px',
    },
    transitionTimingFunction: { site: 'cubic-bezier(.2,.7,.2,1)' },
    transitionDuration: { enter: '400ms' },
    extend: {
      spacing: {
        gutter: 'clamp(20px, 4vw, 40px)',
        section: 'clamp(72px, 11vw, 144px)',
        content: 'clamp(32px, 4.5vw, 60px)',
        /* The foot of each page's last section: the object on the footer's horizon and 52 to 60 px above it. */
        horizon: 'clamp(108px, 75px + 8.5vw, 140px)',
        bar: '76px',
        'bar-phone': '64px',
      },
      maxWidth: { container: '75rem', measure: '66ch' },
    },
  },
} satisfies Config
