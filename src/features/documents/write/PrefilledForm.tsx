import { useAtomValue } from 'jotai'
import { type ReactNode, useEffect } from 'react'
import type { Correspondent } from '../../../contract/shapes/correspondents.ts'
import type { DocumentBody } from '../../../contract/shapes/documents.ts'
import { DraftBanner } from '../../../screen-kit/draft/DraftBanner.tsx'
import { useDraft } from '../../../screen-kit/draft/useDraft.ts'
import { useCtrlEnter } from '../../../screen-kit/form/useCtrlEnter.ts'
import type { Fault } from '../../../transport/fault.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { FormErrors } from '../../../widgets/fields/FormErrors.tsx'
import { IconRegister } from '../../../widgets/icons.ts'
import { Card } from '../../../widgets/page/Card.tsx'
import { ErrorState } from '../../../widgets/page/ErrorState.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import { StickyBar } from '../../../widgets/page/StickyBar.tsx'
import { Kbd } from '../../../widgets/tags/Kbd.tsx'
import { pickedOf } from '../../correspondents/public.ts'
import { documentTypesAtom } from '../../document-lookups/public.ts'
import type { DocumentField, DocumentValues } from './documentValues.ts'
import { listed } from './formErrors.ts'
import { ChannelFields, CorrespondentFields, IdentityFields } from './MainFields.tsx'
import { PartyCard } from './PartyCard.tsx'
import { PeopleFields } from './PeopleFields.tsx'
import { RecordFields } from './RecordFields.tsx'
import { readFilledDocument } from './storedDocument.ts'
import { useDocumentForm } from './useDocumentForm.ts'
import { usePrefilledValues } from './usePrefilledValues.ts'
import './write.css'

export type PrefilledFormProps = {
  /** Under which name what is typed is kept in the browser until it is registered. */
  draftName: string
  /** The body as the server filled it in. */
  start: DocumentBody
  /** Stands over the correspondents; `put` adds one of them, the first who is sent. */
  renderSender: (put: (one: Correspondent) => void) => ReactNode
  /** The files that go with the document. */
  files: ReactNode
  /** How the last try ended, over the fields. */
  message: ReactNode
  busy: boolean
  onTyped: (isTyped: boolean) => void
  /** Registers the body; a fault has messages that belong at the fields. */
  onRegister: (body: DocumentBody) => Promise<{ done: boolean; fault: Fault | null }>
  onCancel: () => void
}

/** What came from elsewhere says how it came. */
const fromMessage: Partial<Record<DocumentField, string>> = {
  documentDirectionId: 'Полученото съобщение се регистрира като входящ документ.',
  receivedViaId: 'Определя се от съобщението.',
}
const locked = (field: DocumentField): string | null => fromMessage[field] ?? null

/** The document form filled in from somewhere else and registered in one call; the caller brings the rest of the page. */
const PrefilledForm = (props: PrefilledFormProps) => {
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

const Filled = ({ values, start, draftName, ...props }: PrefilledFormProps & { values: DocumentValues }) => {
  const { renderSender, files, message, busy, onTyped, onRegister, onCancel } = props
  const { scope, parentDocumentGuid } = start
  const types = useAtomValue(documentTypesAtom[scope])
  const form = useDocumentForm(() => values, {
    scope,
    types: types.kind === 'ready' ? types.items : undefined,
    parentDocumentGuid,
  })
  const draft = useDraft(draftName, form.values, { isDirty: form.isDirty, read: readFilledDocument, use: form.set })
  useEffect(() => onTyped(form.isDirty), [onTyped, form.isDirty])
  const register = async () => {
    if (busy || !form.isReadyFor('registration')) return
    const { done, fault } = await onRegister(form.body())
    if (done) draft.saved()
    if (fault) form.showFault(fault)
  }
  useCtrlEnter(null, () => void register())
  const put = (one: Correspondent) => {
    const others = form.values.correspondents.filter(({ id }) => id !== one.id)
    form.set({ correspondents: [pickedOf(one), ...others], isAnonymous: false })
  }
  const section = { form, locked }
  return (
    <div className="document-form">
      <DraftBanner draft={draft} />
      <FormErrors key={form.asked} errors={listed(form.toMend)} />
      {message}
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
      <Card title="Насочване">
        <PeopleFields {...section} />
      </Card>
      <Card title="Файлове">{files}</Card>
      <Card title="Деловодни данни">
        <RecordFields {...section} />
      </Card>
      <StickyBar>
        <div className="start muted" role="status">
          {busy && 'Документът се регистрира…'}
        </div>
        <span className="bar-key muted small">
          <Kbd>Ctrl</Kbd> + <Kbd>Enter</Kbd> регистрира
        </span>
        <Button onClick={onCancel}>Назад</Button>
        <Button kind="primary" icon={IconRegister} busy={busy} onClick={() => void register()}>
          Регистрирай
        </Button>
      </StickyBar>
    </div>
  )
}

export default PrefilledForm
