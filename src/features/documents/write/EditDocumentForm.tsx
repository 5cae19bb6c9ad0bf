import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { Document, DocumentPermissionsReply } from '../../../contract/shapes/documents.ts'
import { type DocumentModule, documentModule } from '../../../routes/to.ts'
import { documentAction, lockedBecause } from '../../../rules/documents/documentActions.ts'
import { factsOf } from '../../../rules/documents/documentFacts.ts'
import { refusalOf } from '../../../rules/refusal.ts'
import { DraftBanner } from '../../../screen-kit/draft/DraftBanner.tsx'
import { useDraft } from '../../../screen-kit/draft/useDraft.ts'
import { useLeaveGuard } from '../../../screen-kit/leaveGuard.ts'
import { useSingleFlight } from '../../../screen-kit/writes/singleFlight.ts'
import { userAtom } from '../../../state/session.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { FormErrors } from '../../../widgets/fields/FormErrors.tsx'
import { Glyph } from '../../../widgets/Glyph.tsx'
import { IconProblem } from '../../../widgets/icons.ts'
import { Card } from '../../../widgets/page/Card.tsx'
import { StickyBar } from '../../../widgets/page/StickyBar.tsx'
import { pickedOf } from '../../correspondents/public.ts'
import { documentTypesAtom } from '../../document-lookups/public.ts'
import { correspondentsAtom, documentAtom, documentChangedAtom } from '../../document-record/public.ts'
import { bodyOf } from './documentBody.ts'
import { documentCalls } from './documentCalls.ts'
import { type DocumentField, valuesOf } from './documentValues.ts'
import { listed } from './formErrors.ts'
import { handOverAtom } from './handedOver.ts'
import { LostDocument } from './LostDocument.tsx'
import { formAsText, lostBecause } from './lostDocument.ts'
import { ChannelFields, IdentityFields } from './MainFields.tsx'
import { type Choices, merged } from './mergeDocument.ts'
import { NewerVersion } from './NewerVersion.tsx'
import { PartyCard } from './PartyCard.tsx'
import { PeopleFields, peopleTitle } from './PeopleFields.tsx'
import { PresentCorrespondents } from './PresentCorrespondents.tsx'
import { partsChanged } from './partsChanged.ts'
import { RecordFields } from './RecordFields.tsx'
import { type Newer, saveChange } from './saveChange.ts'
import { idOf } from './shownFields.ts'
import { readChangedDocument } from './storedDocument.ts'
import { useDocumentForm } from './useDocumentForm.ts'
import { knownNames, useShownValue } from './useShownValue.ts'
import './write.css'

type Props = {
  module: DocumentModule
  document: Document
  permissions: DocumentPermissionsReply
  onDone: () => void
  onCancel: () => void
}

/** Why a field of this version may not be changed; a registered document stays in its case file too. */
const lockOf = (document: Document) => (field: DocumentField) => {
  const facts = factsOf(document)
  return lockedBecause(field === 'caseFile' && facts.isRegistered ? 'documentTypeId' : field, facts)
}

/** The form of a document that exists. What somebody else saved meanwhile is shown before anything is written over. */
const EditDocumentForm = ({ module, document: first, permissions, onDone, onCancel }: Props) => {
  const userName = useAtomValue(userAtom)?.userName ?? ''
  const [began, setBegan] = useState(first)
  const [newer, setNewer] = useState<Newer | null>(null)
  const [message, setMessage] = useState<string | null>(null)
  const tellChanged = useSetAtom(documentChangedAtom)
  const { busy, run } = useSingleFlight()
  const { scope, counts } = began
  const types = useAtomValue(documentTypesAtom[scope])
  const parentDocumentGuid = began.parentDocument?.guid ?? null
  const form = useDocumentForm(() => valuesOf(began), {
    scope,
    types: types.kind === 'ready' ? types.items : undefined,
    facts: { correspondentsCount: counts.correspondents ?? 1, addresseesCount: counts.addressees ?? 1 },
    parentDocumentGuid,
    base: valuesOf(began),
  })
  const release = useLeaveGuard(form.isDirty ? 'Промените по документа не са записани.' : undefined)
  const draft = useDraft(
    `document/${first.guid}`,
    { values: form.values, began },
    {
      isDirty: form.isDirty,
      read: readChangedDocument,
      use: (kept) => {
        setBegan(kept.began)
        form.reset(valuesOf(kept.began))
        form.set(kept.values)
      },
    },
  )
  const facts = factsOf(began)
  const locked = lockOf(began)
  const known = knownNames(began)
  const shown = useShownValue(scope, newer ? [knownNames(newer.document), known] : [known])
  const isLocked = locked('documentDirectionId') !== null
  useEffect(() => {
    document.getElementById(idOf(isLocked ? 'subjectDescription' : 'documentDirectionId'))?.focus()
  }, [isLocked])

  const save = (mine = form.values, from = began) =>
    run(async () => {
      setMessage(null)
      const bodyOn = (version: Document) =>
        bodyOf(mine, { scope, parentDocumentGuid: version.parentDocument?.guid ?? null, base: valuesOf(version) })
      const change = await saveChange(documentCalls, from, mine, bodyOn)
      if (change.kind === 'saved') {
        release()
        draft.saved()
        tellChanged()
        return onDone()
      }
      setNewer(change.kind === 'newer' ? change.newer : null)
      if (change.kind === 'newer') return
      setMessage(change.kind === 'refused' ? change.fault.message : change.message)
      // What went wrong may be that the document is gone, or no longer mine to change: the page asks.
      tellChanged()
      if (change.kind === 'refused') form.showFault(change.fault)
    })
  const saveMerged = (choices: Choices) => {
    if (!newer) return
    const theirs = valuesOf(newer.document)
    const together = merged({ was: valuesOf(began), theirs, mine: form.values }, choices)
    form.reset(theirs)
    form.set(together)
    setBegan(newer.document)
    void save(together, newer.document)
  }
  const onSave = () => {
    if (form.isReadyFor(facts.isRegistered ? 'registration' : 'draft')) void save()
  }
  const answer = useAtomValue(documentAtom(first.guid))
  const correspondents = useAtomValue(correspondentsAtom(first.guid)).data ?? []
  const present = factsOf(answer.data ?? began)
  const refusal = refusalOf(documentAction('edit', present, permissions, permissions.whoCan))
  const lost = lostBecause(answer.error, refusal)
  const refused = refusal ?? (lost && { title: lost.title, because: lost.because })
  const [, navigate] = useLocation()
  const handOver = useSetAtom(handOverAtom)
  const goOnInNew = () => {
    const own = correspondents.map(({ correspondent }) => pickedOf(correspondent))
    handOver({ userName, values: { ...form.values, correspondents: own } })
    release()
    draft.saved()
    navigate(documentModule(module).createDocument(), { replace: true })
  }
  const section = { form, locked }
  return (
    <div className="document-form">
      <DraftBanner draft={draft} />
      <p className="muted">Полетата със звезда са нужни за регистриране.</p>
      <FormErrors key={form.asked} errors={listed(form.toMend)} />
      <Card title="Документ">
        <IdentityFields {...section} />
      </Card>
      <PartyCard form={form}>
        <PresentCorrespondents docGuid={began.guid} />
        <ChannelFields {...section} known={known} />
      </PartyCard>
      <Card title={peopleTitle[form.values.documentDirectionId]}>
        <PeopleFields {...section} known={known} />
      </Card>
      <Card title="Деловодни данни">
        <RecordFields {...section} known={known} />
      </Card>
      <StickyBar>
        {lost && <LostDocument lost={lost} text={formAsText(form.values, scope, shown)} onNewDocument={goOnInNew} />}
        {message && (
          <p className="bar-message pre-line" role="alert">
            <Glyph icon={IconProblem} />
            <span>{message}</span>
          </p>
        )}
        <Button kind="primary" busy={busy} {...(refused && { refusal: refused })} onClick={onSave}>
          Запази
        </Button>
        <Button onClick={onCancel}>Откажи</Button>
        <span className="muted" role="status">
          {busy && 'Промените се записват…'}
        </span>
      </StickyBar>
      {newer && (
        <NewerVersion
          newer={newer}
          versions={{ was: valuesOf(began), theirs: valuesOf(newer.document), mine: form.values }}
          besides={partsChanged(began, newer.document)}
          shown={shown}
          isLocked={(field) => lockOf(newer.document)(field) !== null}
          busy={busy}
          onSave={saveMerged}
          onBack={() => setNewer(null)}
        />
      )}
    </div>
  )
}

export default EditDocumentForm
