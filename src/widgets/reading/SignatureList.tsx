import { formatDateTime, formatDateYear } from '../../dates/civilDate.ts'
import { Banner } from '../page/Banner.tsx'
import { DescriptionList } from '../page/DescriptionList.tsx'
import { Fold } from '../page/Fold.tsx'
import type { Outcome, Signature } from './signature.ts'
import { bodyLine, outcomeTitles, signerLine, timeSource } from './signatureText.ts'
import type { SignatureVerification } from './signatureVerification.ts'

const kinds = {
  trusted: 'success',
  unconfirmed: 'warning',
  unreadable: 'info',
  changed: 'error',
} as const satisfies Record<Outcome, string>

type FactsProps = { signature: Signature; masked: SignatureVerification['masked'] }

const timeText = ({ time }: Signature): string =>
  time ? `${formatDateTime(time.at)} (${timeSource(time)})` : 'Не е записано в подписа.'

const validity = ({ validFrom, validTo, isValidThen, time }: Signature): string => {
  const term = `от ${formatDateYear(validFrom)} до ${formatDateYear(validTo)}`
  if (isValidThen === null) return term
  const then = time ? 'към деня на подписване' : 'днес'
  return `${term}; ${then} ${isValidThen ? 'е валидно' : 'не е валидно'}`
}

const SignatureFacts = ({ signature, masked }: FactsProps) => {
  const { signer, issuer, kind, notes } = signature
  if (!signer) return null
  return (
    <>
      <DescriptionList
        columns={1}
        items={[
          { term: 'Подписал', value: signerLine(signature) },
          bodyLine(signature) === '' ? undefined : { term: 'От името на', value: bodyLine(signature) },
          signer.personalNumber === '' ? undefined : { term: 'Личен номер', value: masked(signer.personalNumber) },
          { term: 'Подписано на', value: timeText(signature) },
          { term: 'Вид', value: kind },
          { term: 'Удостоверение от', value: issuer },
          { term: 'Валидност', value: validity(signature) },
        ]}
      />
      {notes.map((note) => (
        <p key={note} className="muted">
          {note}
        </p>
      ))}
    </>
  )
}

const shortLine = (signature: Signature): string =>
  [signerLine(signature), bodyLine(signature), signature.time && formatDateTime(signature.time.at)]
    .filter(Boolean)
    .join(' · ')

type Props = {
  signatures: readonly Signature[]
  masked: SignatureVerification['masked']
  /** True if the details are collapsed, to leave space for the file. */
  isFolded: boolean
}

export const SignatureList = ({ signatures, masked, isFolded }: Props) => (
  <ul className="reading-signatures" aria-label="Електронни подписи">
    {signatures.map((signature, at) => (
      <li key={at}>
        <Banner kind={kinds[signature.outcome]} title={outcomeTitles[signature.outcome]}>
          {signature.because !== '' && <p>{signature.because}</p>}
          {isFolded ? (
            <>
              {shortLine(signature) !== '' && <p>{shortLine(signature)}</p>}
              {signature.signer && (
                <Fold summary="Подробности за подписа" of={signerLine(signature)}>
                  {() => <SignatureFacts signature={signature} masked={masked} />}
                </Fold>
              )}
            </>
          ) : (
            <SignatureFacts signature={signature} masked={masked} />
          )}
        </Banner>
      </li>
    ))}
  </ul>
)
