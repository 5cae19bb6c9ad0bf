import type { Signature } from '../../signature.ts'
import type { CmsMessage, CmsSigner } from './cms.ts'
import { differenceOf, stampOf } from './timeStamp.ts'
import { type Claim, reasonOf, type Trust, unreadableSignature, verifySignature } from './verifySignature.ts'

type Content = Uint8Array<ArrayBuffer>

const claimOf = (
  signer: CmsSigner,
  message: CmsMessage,
  content: Content,
  trust: Trust,
  notes: readonly string[],
): Claim => ({
  certificate: signer.certificate,
  others: message.certificates,
  claimedTime: signer.claimedTime,
  stamp: () => stampOf(signer.timeStamp, signer.signature, trust.roots),
  namedCertificate: signer.namedCertificate,
  hash: () => signer.hash(),
  difference: () => differenceOf(signer, content, message.contentType),
  notes,
})

export const verifyCms = async (
  message: CmsMessage,
  content: Content,
  trust: Trust,
  notes: readonly string[] = [],
): Promise<Signature[]> => {
  const verified: Signature[] = []
  for (const signer of message.signers)
    verified.push(
      await verifySignature(claimOf(signer, message, content, trust, notes), trust).catch((failure: unknown) =>
        unreadableSignature(reasonOf(failure)),
      ),
    )
  return verified
}
