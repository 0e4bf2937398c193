import { execFileSync } from 'node:child_process'

/** Arguments of openssl for a throwaway certificate and its key. */
const ARGUMENTS =
  'req -x509 -nodes -days 2 -subj /CN=localhost -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 ' +
  '-addext subjectAltName=DNS:localhost,IP:127.0.0.1 -keyout - -out -'

/**
 * A certificate for localhost with its key, for browsers that are told to accept any certificate. Throws where
 * openssl is missing.
 */
export function throwawayCertificate(): { readonly key: Buffer; readonly cert: Buffer } {
  try {
    const pem = execFileSync('openssl', ARGUMENTS.split(' '), {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return { key: pem, cert: pem }
  } catch (cause) {
    throw new Error('A site over https needs a certificate: install openssl.', { cause })
  }
}
