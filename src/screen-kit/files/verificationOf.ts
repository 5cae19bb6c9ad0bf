import { maskIdentifier } from '../../rules/identifiers/identifiers.ts'
import { trustedRoots } from '../../transport/trustedRoots.ts'
import type { SignatureVerification } from '../../widgets/reading/signatureVerification.ts'

type Given = { [K in 'findSibling' | 'onVerified']?: SignatureVerification[K] | undefined }

/** Returns the options of a signature check, with defaults for absent options. */
export const verificationOf = ({ findSibling, onVerified }: Given): SignatureVerification => ({
  roots: trustedRoots,
  masked: maskIdentifier,
  findSibling: findSibling ?? (async () => null),
  onVerified: onVerified ?? (() => undefined),
})
