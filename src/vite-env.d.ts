/// <reference types="vite/client" />

/** Public build-time settings. Checked by src/build/public-env.ts. */
interface ImportMetaEnv {
  readonly VITE_SITE_URL?: string
  readonly VITE_COMPANY_NAME?: string
  readonly VITE_COMPANY_EMAIL?: string
  readonly VITE_COMPANY_PHONE?: string
  readonly VITE_DEMO_PHONE?: string
  readonly VITE_COMPANY_ADDRESS?: string
  readonly VITE_COMPANY_FACEBOOK_URL?: string
  readonly VITE_COMPANY_INSTAGRAM_URL?: string
  readonly VITE_COMPANY_X_URL?: string
  readonly VITE_COMPANY_LINKEDIN_URL?: string
  readonly VITE_ASSISTANT_URL?: string
  readonly VITE_ENTERPRISE_BOOKING_URL?: string
  readonly VITE_BOOKING_WIDGET_URL?: string
  readonly VITE_INTAKE_FORM_URL?: string
  readonly VITE_GA_MEASUREMENT_ID?: string
  readonly VITE_META_PIXEL_ID?: string
  readonly VITE_AI_API_BASE?: string
  readonly VITE_AI_MODEL?: string
  readonly VITE_TESTIMONIAL_VIDEO_URL?: string
  readonly VITE_SIGN_UP_VARIANT?: string
}
