import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { Scope } from '../../../contract/enumerations.ts'
import type { Document } from '../../../contract/shapes/documents.ts'
import { now } from '../../../dates/clock.ts'
import { type DocumentModule, documentModule } from '../../../routes/to.ts'
import { formatNumber } from '../../../rules/identifiers/registrationNumber.ts'
import { counted } from '../../../rules/words/count.ts'
import { DraftBanner } from '../../../screen-kit/draft/DraftBanner.tsx'
import { useDraft } from '../../../screen-kit/draft/useDraft.ts'
import { useCtrlEnter } from '../../../screen-kit/form/useCtrlEnter.ts'
import { useLeaveGuard } from '../../../screen-kit/leaveGuard.ts'
import { useWayBack } from '../../../screen-kit/list/useSeenList.ts'
import { userAtom } from '../../../state/session.ts'
import { notify } from '../../../transport/notices.ts'
import { FormErrors } from '../../../widgets/fields/FormErrors.tsx'
import { BackHeader } from '../../../widgets/page/BackHeader.tsx'
import { Card } from '../../../widgets/page/Card.tsx'
import { PageHeader } from '../../../widgets/page/PageHeader.tsx'
import { useUploads } from '../../document-files/public.ts'
import { documentRecord, documentTypesAtom, seenDocumentsAtom } from '../../document-lookups/public.ts'
import { documentChangedAtom } from '../../document-record/public.ts'
import type { DocumentValues } from './documentValues.ts'
import { FilesSection } from './FilesSection.tsx'
import { FormBar } from './FormBar.tsx'
import { listed } from './formErrors.ts'
import { handedOverAtom, handOverAtom } from './handedOver.ts'
import { newDocument, rememberInput } from './lastInput.ts'
import { ChannelFields, CorrespondentFields, IdentityFields } from './MainFields.tsx'
import { PartyCard } from './PartyCard.tsx'
import { PeopleFields, peopleTitle } from './PeopleFields.tsx'
import { RecordFields } from './RecordFields.tsx'
import { idOf } from './shownFields.ts'
import { readNewDocument } from './storedDocument.ts'
import { useCreation } from './useCreation.ts'
import { useDocumentForm } from './useDocumentForm.ts'
import './write.css'

const unlocked = () => null
const labelOf = ({ documentNumber, dateRegistered }: Document): string =>
  formatNumber(documentNumber, dateRegistered) || 'без номер'

type Props = {
  module: DocumentModule
  /** What the form begins with; by default an empty document, or one like the person's last. */
  start?: DocumentValues
  /** The document it hangs under. */
  parent?: Document
}

/** „Нов документ“: one form for the three directions, saved as a draft or registered at once. */
export const NewDocumentForm = ({ module, start, parent }: Props) => {
  const scope = module === 'documents-flow' ? Scope.DMS : Scope.AU
  const user = useAtomValue(userAtom)
  const userName = user?.userName ?? ''
  const types = useAtomValue(documentTypesAtom[scope])
  const listBefore = useWayBack(seenDocumentsAtom, documentRecord(module, null))
  const tellChanged = useSetAtom(documentChangedAtom)
  const [, navigate] = useLocation()
  const at = documentModule(module)
  const given = useAtomValue(handedOverAtom)
  const handOver = useSetAtom(handOverAtom)
  const [begun] = useState(given?.userName === userName ? given.values : undefined)
  const form = useDocumentForm(() => start ?? newDocument(module, userName, now()), {
    kept: begun,
    parentDocumentGuid: parent?.guid ?? null,
    scope,
    types: types.kind === 'ready' ? types.items : undefined,
  })
  const uploads = useUploads()
  const creation = useCreation(user?.person.id, form.showFault)
  const isTyped = form.isDirty || uploads.state !== 'empty'
  const release = useLeaveGuard(isTyped ? 'Документът не е записан.' : undefined)
  const draft = useDraft(
    parent ? `document/new/${module}/to/${parent.guid}` : `document/new/${module}`,
    { values: form.values, draft: creation.draft },
    {
      isDirty: form.isDirty || creation.draft !== null,
      read: readNewDocument,
      use: ({ values, draft }) => {
        form.set(values)
        creation.goOn(draft)
      },
    },
  )
  const back = parent ? at.document(parent.guid) : listBefore.href
  const backLabel = parent ? `Документ ${labelOf(parent)}` : listBefore.label
  useEffect(() => handOver(null), [handOver])
  useEffect(() => document.getElementById(idOf('documentDirectionId'))?.focus(), [])

  const sendFiles = async (docGuid: string) => {
    const { failed } = await uploads.startAll(docGuid)
    if (failed > 0)
      notify({
        kind: 'warning',
        title: 'Внимание',
        text: `${counted(failed, 'file')} не се качиха. Опитайте отново от раздел „Файлове“ на документа.`,
      })
  }
  const leave = (docGuid: string, registered: boolean) => {
    release()
    draft.saved()
    tellChanged()
    if (registered) rememberInput(module, userName, form.values)
    navigate(at.document(docGuid, registered ? { registered: 1 } : undefined), { replace: true })
  }
  const run = async (register: boolean) => {
    if (!form.isReadyFor(register ? 'registration' : 'draft')) return
    const docGuid = await creation.run(form.body(), register, sendFiles)
    if (docGuid) leave(docGuid, register)
  }
  const check = async () => {
    const docGuid = await creation.check()
    if (docGuid) leave(docGuid, true)
  }
  useCtrlEnter(null, () => creation.mustCheck || void run(true))
  const section = { form, locked: unlocked }
  return (
    <>
      <BackHeader href={back} label={backLabel} />
      <PageHeader
        title={parent ? `Нов документ към ${labelOf(parent)}` : 'Нов документ'}
        note="Полетата със звезда са нужни за регистриране."
      />
      <div className="document-form">
        <DraftBanner draft={draft}>Избраните файлове не се пазят – изберете ги отново.</DraftBanner>
        <FormErrors key={form.asked} errors={listed(form.toMend)} />
        <Card title="Документ">
          <IdentityFields {...section} />
        </Card>
        <PartyCard form={form}>
          <CorrespondentFields {...section} />
          <ChannelFields {...section} />
        </PartyCard>
        <Card title={peopleTitle[form.values.documentDirectionId]}>
          <PeopleFields {...section} />
        </Card>
        <Card title="Файлове">
          <FilesSection uploads={uploads} />
        </Card>
        <Card title="Деловодни данни">
          <RecordFields {...section} />
        </Card>
        <FormBar
          work={creation.work}
          mustCheck={creation.mustCheck}
          message={creation.message}
          hasDraft={creation.draft !== null}
          onRegister={() => void run(true)}
          onSave={() => void run(false)}
          onCheck={() => void check()}
          onCancel={() => navigate(back)}
        />
      </div>
    </>
  )
}
