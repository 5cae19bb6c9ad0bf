import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import { defer } from 'rxjs'
import { useLocation } from 'wouter'
import type { Document, DocumentPermissionsReply } from '../../../contract/shapes/documents.ts'
import { type DocumentModule, documentModule } from '../../../routes/to.ts'
import { documentAction, lockedBecause } from '../../../rules/documents/documentActions.ts'
import { factsOf } from '../../../rules/documents/documentFacts.ts'
import { refusalOf } from '../../../rules/refusal.ts'
import { RecordForm, SaveBar } from '../../../screen-kit/record/RecordForm.tsx'
import { userAtom } from '../../../state/session.ts'
import { Card } from '../../../widgets/page/Card.tsx'
import { pickedOf } from '../../correspondents/public.ts'
import { correspondentsAtom, documentAtom, documentChangedAtom } from '../../document-record/public.ts'
import { bodyOf } from './documentBody.ts'
import { documentCalls } from './documentCalls.ts'
import { type DocumentField, type DocumentValues, valuesOf } from './documentValues.ts'
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
import { readVersion } from './storedDocument.ts'
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

const words = {
  notDone: 'Промените не са записани',
  unknown: 'дали промените са записани',
  check: 'При следващото „Запази“ първо ще бъде проверено.',
}

/** The form of a document that exists. What somebody else saved meanwhile is shown before anything is written over. */
const EditDocumentForm = ({ module, document: first, permissions, onDone, onCancel }: Props) => {
  const userName = useAtomValue(userAtom)?.userName ?? ''
  const [began, setBegan] = useState(first)
  const [start] = useState(() => valuesOf(first))
  const [newer, setNewer] = useState<Newer | null>(null)
  const tellChanged = useSetAtom(documentChangedAtom)
  const { scope, counts } = began
  const about = (version: Document) => ({
    scope,
    parentDocumentGuid: version.parentDocument?.guid ?? null,
    base: valuesOf(version),
    facts: { correspondentsCount: counts.correspondents ?? 1, addresseesCount: counts.addressees ?? 1 },
  })
  const form = useDocumentForm<null>(about(began), {
    draft: `document/${first.guid}`,
    start,
    beside: {
      value: began,
      restore: (stored) => {
        const version = readVersion(stored)
        return version && (() => setBegan(version))
      },
    },
    loses: 'Промените по документа не са записани.',
    // What went wrong may be that the document is gone, or no longer mine to change: the page asks.
    onMayBeOld: tellChanged,
    onDone,
  })
  const facts = factsOf(began)
  const locked = lockOf(began)
  const known = useMemo(() => knownNames(began), [began])
  const names = newer ? [knownNames(newer.document), known] : [known]
  const shown = useShownValue(scope, names, form.values.documentTypeId)
  const isLocked = locked('documentDirectionId') !== null
  useEffect(() => {
    document.getElementById(idOf(isLocked ? 'subjectDescription' : 'documentDirectionId'))?.focus()
  }, [isLocked])

  const write = (mine: DocumentValues, from: Document) =>
    form.run(
      defer(async () => {
        const change = await saveChange(documentCalls, from, mine, (version) => bodyOf(mine, about(version)))
        setNewer(change.kind === 'newer' ? change.newer : null)
        return change
      }),
    )
  const saveMerged = (choices: Choices) => {
    if (!newer) return
    const theirs = valuesOf(newer.document)
    const together = merged({ was: valuesOf(began), theirs, mine: form.values }, choices)
    form.rebase(theirs, together)
    setBegan(newer.document)
    write(together, newer.document)
  }
  const answer = useAtomValue(documentAtom(first.guid))
  const correspondents = useAtomValue(correspondentsAtom(first.guid)).data ?? []
  const present = factsOf(answer.data ?? began)
  const refusal = refusalOf(documentAction('edit', present, permissions, permissions.whoCan))
  const lost = lostBecause(answer.error, refusal)
  const refused = refusal ?? (lost && { title: lost.title, because: lost.because })
  const save = () => {
    if (!form.busy && !refused && form.check(facts.isRegistered ? 'registration' : 'draft')) write(form.values, began)
  }
  const [, navigate] = useLocation()
  const handOver = useSetAtom(handOverAtom)
  const goOnInNew = () => {
    const own = correspondents.map(({ correspondent }) => pickedOf(correspondent))
    handOver({ userName, values: { ...form.values, correspondents: own } })
    form.saved()
    navigate(documentModule(module).createDocument(), { replace: true })
  }
  const section = { form, locked }
  return (
    <RecordForm
      form={form}
      className="document-form"
      words={words}
      onSubmit={save}
      bar={
        <>
          {lost && <LostDocument lost={lost} text={formAsText(form.values, scope, shown)} onNewDocument={goOnInNew} />}
          <SaveBar
            form={form}
            saving="Промените се записват…"
            {...(refused && { refusal: refused })}
            onSave={save}
            onCancel={onCancel}
          />
        </>
      }
    >
      <p className="muted">Полетата със звезда са нужни за регистриране.</p>
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
      {newer && (
        <NewerVersion
          newer={newer}
          versions={{ was: valuesOf(began), theirs: valuesOf(newer.document), mine: form.values }}
          besides={partsChanged(began, newer.document)}
          shown={shown}
          isLocked={(field) => lockOf(newer.document)(field) !== null}
          busy={form.busy}
          onSave={saveMerged}
          onBack={() => setNewer(null)}
        />
      )}
    </RecordForm>
  )
}

export default EditDocumentForm
