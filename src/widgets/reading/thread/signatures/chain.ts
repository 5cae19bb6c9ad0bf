import { isSignedBy } from './algorithms.ts'
import { isSame } from './asn.ts'
import type { Certificate } from './certificate.ts'

/** A chain that is longer leads round in circles. */
const mostSteps = 8

export const isValidAt = ({ from, to }: Certificate, at: Date): boolean => from <= at && at <= to

const hasIssued = (issuer: Certificate, { body, signature, scheme }: Certificate): Promise<boolean> =>
  Promise.resolve()
    .then(() => isSignedBy(issuer, scheme(), { data: body, signature, isFramed: true }))
    // A certificate that cannot be checked was issued by none that is known.
    .catch(() => false)

/**
 * Whether the certificate leads to one that the installation trusts: each step is signed by the next, which may issue
 * certificates and was valid then. The trusted one ends the chain, whether it is a root or was issued by another.
 */
export const leadsToTrusted = async (
  start: Certificate,
  others: readonly Certificate[],
  trusted: readonly Certificate[],
  at: Date,
): Promise<boolean> => {
  const isTrusted = (one: Certificate) => trusted.some(({ raw }) => isSame(raw, one.raw))
  const climb = async (one: Certificate, below: number): Promise<boolean> => {
    if (one.hasUnknownRule || !isValidAt(one, at)) return false
    if (isTrusted(one)) return true
    if (below >= mostSteps) return false
    const issuers = [...trusted, ...others].filter(
      (issuer) =>
        isSame(issuer.subject, one.issuer) &&
        !isSame(issuer.raw, one.raw) &&
        issuer.mayIssue &&
        issuer.pathLength >= below,
    )
    for (const issuer of issuers) if ((await hasIssued(issuer, one)) && (await climb(issuer, below + 1))) return true
    return false
  }
  return climb(start, 0)
}
