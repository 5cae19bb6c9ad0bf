import { useState } from 'react'
import { receivedViaLabels } from '../../../../contract/enumerations.ts'
import { labelIn } from '../../../../contract/labels.ts'
import { formatDateTime } from '../../../../dates/civilDate.ts'
import { listed, pluralise } from '../../../../rules/words/pluralise.ts'
import { Button } from '../../../../widgets/buttons/Button.tsx'
import { IconAddPerson } from '../../../../widgets/icons.ts'
import { Banner } from '../../../../widgets/page/Banner.tsx'
import { CorrespondentDialog, newSender, pickedOf } from '../../../correspondents/public.ts'
import type { DocumentValues } from '../values/documentValues.ts'
import { labelOf } from '../values/shownFields.ts'
import { differingFields, fieldsOf, type LetterField, type LetterValues } from './letterValues.ts'
import type { Letter } from './useLetter.ts'

type Props = { letter: Letter; values: DocumentValues; onSet: (change: Partial<DocumentValues>) => void }

const shownText = (field: LetterField, offered: LetterValues): string => {
  if (field === 'subjectDescription') return offered.subjectDescription ?? ''
  if (field === 'receivedViaId') return labelIn(receivedViaLabels, offered.receivedViaId ?? null)
  if (field === 'dateReceived') return formatDateTime(offered.dateReceived ?? null)
  return (offered.correspondents ?? []).map(({ name }) => name).join(', ')
}

/** Renders which fields an e-mail filled in, and its sender. */
export const LetterBanner = ({ letter, values, onSet }: Props) => {
  if (letter.kind === 'reading')
    return (
      <p role="status" className="muted m-0">
        Писмото „{letter.name}“ се чете…
      </p>
    )
  if (letter.kind === 'unreadable')
    return (
      <Banner kind="warning" title={`Писмото „${letter.name}“ не може да бъде прочетено`}>
        Файлът остава избран. Попълнете полетата на ръка.
      </Banner>
    )
  return <ReadLetter letter={letter} values={values} onSet={onSet} />
}

const ReadLetter = ({ letter, values, onSet }: Props & { letter: Extract<Letter, { kind: 'read' }> }) => {
  const { name, offered, found, files } = letter
  const differing = differingFields(offered, values)
  const filled = fieldsOf(offered).filter((field) => !differing.includes(field))
  return (
    <Banner kind="info" title={`Писмо „${name}“`}>
      <div className="flex flex-column gap-2">
        {filled.length > 0 && (
          <span>
            Попълнени от писмото: {listed(filled.map((field) => `„${labelOf(field)}“`))}.
            {found?.by === 'name' &&
              filled.includes('correspondents') &&
              ' Подателят е намерен само по името: проверете го.'}
          </span>
        )}
        {differing.map((field) => (
          <span key={field} className="flex flex-wrap align-items-center gap-2">
            <span>
              „{labelOf(field)}“ в писмото: {shownText(field, offered)}.
            </span>
            <Button
              small
              onClick={() =>
                onSet({ [field]: offered[field], ...(field === 'correspondents' && { isAnonymous: false }) })
              }
            >
              Вземи от писмото
              <span className="visually-hidden"> „{labelOf(field)}“</span>
            </Button>
          </span>
        ))}
        {found === null && values.correspondents.length === 0 && !values.isAnonymous && (
          <UnknownSender letter={letter} onSet={onSet} />
        )}
        {files.attached.length > 0 && (
          <span>
            {files.attached.length === 1 ? 'Прикачен е' : 'Прикачени са'} {pluralise(files.attached.length, 'file')} от
            писмото. Ненужните се премахват от „Файлове“.
          </span>
        )}
        {files.left.map((one) => (
          <span key={one.name}>
            „{one.name}“ остава само в писмото: {one.why}.
          </span>
        ))}
      </div>
    </Banner>
  )
}

const UnknownSender = ({
  letter: { sender },
  onSet,
}: Pick<Props, 'onSet'> & { letter: Extract<Letter, { kind: 'read' }> }) => {
  const [isOpen, setIsOpen] = useState(false)
  const { name, address } = sender
  return (
    <span className="flex flex-wrap align-items-center gap-2">
      <span>Подателят {[name, address].filter((part) => part !== '').join(', ')} не е сред кореспондентите.</span>
      <Button small icon={IconAddPerson} onClick={() => setIsOpen(true)}>
        Създай кореспондент
      </Button>
      <CorrespondentDialog
        open={isOpen}
        correspondentId={null}
        initialName={name}
        known={newSender(sender)}
        onDone={(one) => {
          setIsOpen(false)
          onSet({ correspondents: [pickedOf(one)], isAnonymous: false })
        }}
        onClose={() => setIsOpen(false)}
      />
    </span>
  )
}
