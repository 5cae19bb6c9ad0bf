import { useAtomValue, useSetAtom } from 'jotai'
import * as v from 'valibot'
import { documents } from '../../../contract/documents.ts'
import { asDirection, Direction, DocumentStatus, directionLabels } from '../../../contract/enumerations.ts'
import type { Document } from '../../../contract/shapes/documents.ts'
import { reasonProblem } from '../../../rules/documents/correctedRegistration.ts'
import { weightyReasonLength } from '../../../rules/documents/transitionTable.ts'
import { formatNumber } from '../../../rules/identifiers/registrationNumber.ts'
import { errorsOf, required } from '../../../rules/requiredFields.ts'
import { pluralise } from '../../../rules/words/pluralise.ts'
import { textLimits } from '../../../rules/words/textLength.ts'
import { ChoiceField } from '../../../screen-kit/lookup/ChoiceField.tsx'
import { FormDialog } from '../../../screen-kit/record-form/FormDialog.tsx'
import { useRecordForm } from '../../../screen-kit/record-form/useRecordForm.ts'
import { readStoredAs } from '../../../screen-kit/storedForm.ts'
import { documentChangedAtom } from '../../../state/recordsChanged.ts'
import { attempt } from '../../../transport/request.ts'
import { RadioGroup } from '../../../widgets/fields/RadioGroup.tsx'
import { TextArea } from '../../../widgets/fields/TextArea.tsx'
import { IconRegister } from '../../../widgets/icons.ts'
import { documentTypesAtom, indexesOf, TypeField } from '../../document-lookups/public.ts'

type AnewForm = { direction: Direction; typeId: number | null; numberIndexId: number | null; reason: string }
const read = readStoredAs(
  v.object({
    direction: v.picklist([1, 2, 3]),
    typeId: v.nullable(v.number()),
    numberIndexId: v.nullable(v.number()),
    reason: v.string(),
  }),
)
const directions = Object.values(Direction).map((id) => ({ value: String(id), label: directionLabels[id] }))
const labels = {
  failed: 'Документът не е регистриран наново',
  unknown: 'дали документът е регистриран наново',
  check: 'Затворете и проверете, преди да опитате отново.',
}

type Registered = { guid: string }
type Props = { document: Document; onDone: (guid: string) => void; onClose: () => void }

const carriedOver = ({ files, correspondents, addressees }: Document['counts']): string =>
  [
    files ? pluralise(files, 'file') : '',
    correspondents ? pluralise(correspondents, 'correspondent') : '',
    addressees ? pluralise(addressees, 'addressee') : '',
  ]
    .filter((part) => part !== '')
    .join(', ')

const RegisterAnewDialog = ({ document, onDone, onClose }: Props) => {
  const { guid, caseFile, counts, scope } = document
  const isAnnulled = document.documentStatusId === DocumentStatus.ANNULLED
  const types = useAtomValue(documentTypesAtom[scope])
  const notifyChanged = useSetAtom(documentChangedAtom)
  const form = useRecordForm<AnewForm, Registered>({
    name: 'anew',
    draft: `document-anew/${guid}`,
    start: {
      direction: asDirection(document.documentDirectionId) ?? Direction.INCOMING,
      typeId: document.documentType.id || null,
      numberIndexId: null,
      reason: '',
    },
    read,
    errors: ({ typeId, reason }) => errorsOf({ typeId: required(typeId), reason: reasonProblem(reason) }),
    limits: textLimits(documents.registerAnew.body),
    onDone: (reply) => onDone(reply.guid),
    onStale: () => void notifyChanged({ docGuid: guid, caseGuid: caseFile?.guid }),
  })
  const { values, set, field } = form
  const chooseDirection = (value: string) => {
    const direction = asDirection(Number(value)) ?? values.direction
    const isOffered =
      types.kind !== 'ready' ||
      types.items.some(({ id, directions }) => id === values.typeId && directions.includes(direction))
    set({ direction, ...(!isOffered && { typeId: null, numberIndexId: null }) })
  }
  const send = () => {
    const body = {
      documentDirectionId: values.direction,
      documentTypeId: values.typeId ?? Number.NaN,
      numberIndexId: values.numberIndexId,
      reason: values.reason.trim(),
    }
    form.write({
      about: `anew/${guid}`,
      content: body,
      send: (idempotencyKey) => attempt(documents.registerAnew, { query: { docGuid: guid }, body }, { idempotencyKey }),
      readCurrent: () => attempt(documents.getDocument, { query: { docGuid: guid } }, { quiet: true }),
      find: ({ replacedBy }: Document) => replacedBy && { reply: { guid: replacedBy.guid } },
    })
  }
  const carried = carriedOver(counts)
  return (
    <FormDialog
      title="Регистриране наново"
      size="m"
      icon={IconRegister}
      form={form}
      loses="Документът не е регистриран наново."
      save="Регистрирай наново"
      labels={labels}
      onSave={send}
      onClose={onClose}
    >
      <p className="muted">
        Документът получава нов номер и днешна дата.{' '}
        {!isAnnulled && (
          <>Номер {formatNumber(document.documentNumber, document.dateRegistered)} се анулира и остава зает. </>
        )}
        {carried !== '' && `Пренасят се: ${carried}.`}
      </p>
      <RadioGroup
        {...field('direction')}
        label="Посока"
        inline
        value={String(values.direction)}
        options={directions}
        onChange={chooseDirection}
      />
      <TypeField
        {...field('typeId')}
        label="Вид документ"
        required
        scope={scope}
        types={types}
        direction={values.direction}
        value={values.typeId}
        onChange={(typeId) => set({ typeId, numberIndexId: null })}
      />
      {values.typeId !== null && (
        <ChoiceField
          {...field('numberIndexId')}
          label="Регистров индекс"
          hint="Ако не изберете, се взема индексът за вида на документа."
          from={indexesOf(values.typeId)}
          placeholder="По вида на документа"
          value={values.numberIndexId}
          onChange={(numberIndexId) => set({ numberIndexId })}
        />
      )}
      <TextArea
        {...field('reason')}
        label="Причина"
        required
        value={values.reason}
        hint={`Поне ${weightyReasonLength} знака.`}
        onChange={(reason) => set({ reason })}
      />
    </FormDialog>
  )
}

export default RegisterAnewDialog
