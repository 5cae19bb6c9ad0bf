import { isSignedBy } from './algorithms.ts'
import { isSame } from './asn.ts'
import type { Certificate } from './certificate.ts'

/** The maximum length of a chain; a longer one is probably cyclic. */
const mostSteps = 8

export const isValidAt = ({ from, to }: Certificate, at: Date): boolean => from <= at && at <= to

const hasIssued = (issuer: Certificate, { body, signature, scheme }: Certificate): Promise<boolean> =>
  Promise.resolve()
    .then(() => isSignedBy(issuer, scheme(), { data: body, signature, isFramed: true }))
    // A signature that cannot be checked counts as not made by this issuer.
    .catch(() => false)

/**
 * True if a chain of issuers leads to a trusted certificate. Each certificate must be signed by the next one, which
 * must be allowed to issue certificates and be valid at that time. The chain ends at a trusted certificate, even if
 * another issuer signed it.
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
