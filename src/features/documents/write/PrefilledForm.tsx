import { useEffect, useState } from 'react'
import { Scope } from '../../../contract/enumerations.ts'
import type { Correspondent } from '../../../contract/shapes/correspondents.ts'
import type { DocumentBody } from '../../../contract/shapes/documents.ts'
import { FormPage, SaveBar } from '../../../screen-kit/record-form/FormPage.tsx'
import { startCall } from '../../../transport/startCall.ts'
import { IconRegister } from '../../../widgets/icons.ts'
import { Card } from '../../../widgets/page/Card.tsx'
import { ErrorState } from '../../../widgets/page/ErrorState.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import { pickedOf } from '../../correspondents/public.ts'
import { useSimilarLetters } from '../../document-record/public.ts'
import type { DocumentFormProps, RegisteredDocument } from '../../exchange/public.ts'
import { ChannelFields, CorrespondentFields, IdentityFields } from './fields/MainFields.tsx'
import { PartyCard } from './fields/PartyCard.tsx'
import { PeopleFields } from './fields/PeopleFields.tsx'
import { RecordFields } from './fields/RecordFields.tsx'
import type { DocumentField, DocumentValues } from './values/documentValues.ts'
import { namedIn, valuesOfBody } from './values/prefilledValues.ts'
import { useDocumentForm } from './values/useDocumentForm.ts'
import './write.css'

type Prefilled = { kind: 'loading' } | { kind: 'failed'; retry: () => void } | { kind: 'ready'; values: DocumentValues }

const usePrefilledValues = (body: DocumentBody): Prefilled => {
  const [start] = useState(body)
  const [tries, setTries] = useState(0)
  const [found, setFound] = useState<DocumentValues | 'loading' | 'failed'>('loading')
  useEffect(() => {
    setFound('loading')
    return startCall(
      (signal) => namedIn(start, signal),
      (names) => setFound(names ? valuesOfBody(start, names) : 'failed'),
    )
  }, [start, tries])
  if (found === 'loading') return { kind: 'loading' }
  if (found === 'failed') return { kind: 'failed', retry: () => setTries(tries + 1) }
  return { kind: 'ready', values: found }
}

const lockReasons: Partial<Record<DocumentField, string>> = {
  documentDirectionId: 'Полученото съобщение се регистрира като входящ документ.',
  receivedViaId: 'Определя се от съобщението.',
}
const lockReason = (field: DocumentField): string | null => lockReasons[field] ?? null

const PrefilledForm = (props: DocumentFormProps) => {
  const prefilled = usePrefilledValues(props.start)
  if (prefilled.kind === 'failed') return <ErrorState title="Формулярът не се зареди" onRetry={prefilled.retry} />
  if (prefilled.kind === 'ready') return <Filled {...props} values={prefilled.values} />
  return (
    <Card>
      <div role="status" aria-label="Формулярът се зарежда">
        <Skeleton lines={12} />
      </div>
    </Card>
  )
}

const Filled = ({ values, start, draftName, ...props }: DocumentFormProps & { values: DocumentValues }) => {
  const { addresseeHint, renderSender, files, holdsMore, labels, confirm, register, onDone, onStale, onCancel } = props
  const { scope, parentDocumentGuid } = start
  const form = useDocumentForm<RegisteredDocument>(
    { scope, parentDocumentGuid },
    { draft: draftName, start: values, holdsMore, loses: 'Документът не е регистриран.', onDone, onStale },
  )
  const similar = useSimilarLetters({
    module: scope === Scope.DMS ? 'documents-flow' : 'administrative-services',
    body: form.body(),
    caseFile: form.values.caseFile,
    onConnect: (caseFile) => form.set({ caseFile }),
  })
  const send = async () => {
    if (!form.busy && form.check('registration') && (await confirm()))
      similar.ifMayRegister(() => form.run(() => register(form.body())))
  }
  const put = (one: Correspondent) => {
    const others = form.values.correspondents.filter(({ id }) => id !== one.id)
    form.set({ correspondents: [pickedOf(one), ...others], isAnonymous: false })
  }
  const section = { form, locked: lockReason }
  return (
    <FormPage
      form={form}
      className="document-form"
      labels={labels}
      onSubmit={send}
      bar={
        <SaveBar
          form={form}
          save="Регистрирай"
          icon={IconRegister}
          saving="Документът се регистрира…"
          does="регистрира"
          onSave={send}
          onCancel={onCancel}
        />
      }
    >
      <Card title="Документ">
        <IdentityFields {...section} caseFileVariant={2} />
      </Card>
      <PartyCard form={form}>
        <div className="flex flex-column gap-3">
          {renderSender(put)}
          <CorrespondentFields {...section} />
        </div>
        <ChannelFields {...section} />
      </PartyCard>
      {similar.banner}
      <Card title="Насочване">
        <PeopleFields
          {...section}
          proposedAddressee={{ departmentId: values.addressedToDepartmentId, hint: addresseeHint }}
        />
      </Card>
      <Card title="Файлове">{files}</Card>
      <Card title="Деловодни данни">
        <RecordFields {...section} />
      </Card>
      {similar.dialog}
    </FormPage>
  )
}

export default PrefilledForm
