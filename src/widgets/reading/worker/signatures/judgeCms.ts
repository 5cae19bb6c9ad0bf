import type { Signature } from '../../signature.ts'
import type { CmsMessage, CmsSigner } from './cms.ts'
import { type Claim, judge, type Trust, unreadableSignature, whyNot } from './judge.ts'
import { differenceOf, stampOf } from './timeStamp.ts'

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

export const judgeCms = async (
  message: CmsMessage,
  content: Content,
  trust: Trust,
  notes: readonly string[] = [],
): Promise<Signature[]> => {
  const judged: Signature[] = []
  for (const signer of message.signers)
    judged.push(
      await judge(claimOf(signer, message, content, trust, notes), trust).catch((failure: unknown) =>
        unreadableSignature(whyNot(failure)),
      ),
    )
  return judged
}
