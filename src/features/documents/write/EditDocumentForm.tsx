import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import type { Document, DocumentPermissionsReply } from '../../../contract/shapes/documents.ts'
import { documentAction, lockedBecause } from '../../../rules/documentActions.ts'
import { factsOf } from '../../../rules/documentFacts.ts'
import { refusalOf } from '../../../rules/refusal.ts'
import type { DocumentModule } from '../../../rules/to.ts'
import { useLeaveGuard } from '../../../screen-kit/leaveGuard.ts'
import { useOneAtATime } from '../../../screen-kit/writes/useOneAtATime.ts'
import { userAtom } from '../../../state/session.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { FormErrors } from '../../../widgets/fields/FormErrors.tsx'
import { Glyph } from '../../../widgets/Glyph.tsx'
import { IconProblem } from '../../../widgets/icons.ts'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { Card } from '../../../widgets/page/Card.tsx'
import { StickyBar } from '../../../widgets/page/StickyBar.tsx'
import { documentChangedAtom } from '../view/documentState.ts'
import { documentCalls } from './documentCalls.ts'
import { bodyOf, type DocumentField, valuesOf } from './documentValues.ts'
import { listed } from './formErrors.ts'
import { useKeptForm } from './keptForms.ts'
import { documentTypesAtom } from './lookups.ts'
import { ChannelFields, IdentityFields } from './MainFields.tsx'
import { type Choices, merged } from './mergeDocument.ts'
import { NewerVersion } from './NewerVersion.tsx'
import { PartyCard } from './PartyCard.tsx'
import { PeopleFields, peopleTitle } from './PeopleFields.tsx'
import { PresentCorrespondents } from './PresentCorrespondents.tsx'
import { RecordFields } from './RecordFields.tsx'
import { type Newer, saveChange } from './saveChange.ts'
import { idOf } from './shownFields.ts'
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
const EditDocumentForm = ({ document: first, permissions, onDone, onCancel }: Props) => {
  const userName = useAtomValue(userAtom)?.userName ?? ''
  const { found, keep } = useKeptForm(first.guid, userName)
  const [began, setBegan] = useState(found?.began ?? first)
  const [newer, setNewer] = useState<Newer | null>(null)
  const [message, setMessage] = useState<string | null>(null)
  const tellChanged = useSetAtom(documentChangedAtom)
  const { busy, run } = useOneAtATime()
  const { scope, counts } = began
  const types = useAtomValue(documentTypesAtom[scope])
  const parentDocumentGuid = began.parentDocument?.guid ?? null
  const form = useDocumentForm(() => valuesOf(began), {
    kept: found?.values,
    scope,
    types: types.kind === 'ready' ? types.items : undefined,
    facts: { correspondentsCount: counts.correspondents, addresseesCount: counts.addressees },
    parentDocumentGuid,
    base: valuesOf(began),
  })
  const release = useLeaveGuard(form.isDirty ? 'Промените по документа не са записани.' : undefined)
  keep(form.isDirty ? { values: form.values, began } : null)
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
        tellChanged()
        return onDone()
      }
      setNewer(change.kind === 'newer' ? change.newer : null)
      if (change.kind === 'newer') return
      setMessage(change.kind === 'refused' ? change.fault.message : change.message)
      if (change.kind === 'refused') form.showFault(change.fault)
    })
  const saveMerged = (choices: Choices) => {
    if (!newer) return
    const theirs = valuesOf(newer.document)
    const together = merged(valuesOf(began), theirs, form.values, choices)
    form.reset(theirs)
    form.set(together)
    setBegan(newer.document)
    void save(together, newer.document)
  }
  const onSave = () => {
    if (form.isReadyFor(facts.isRegistered ? 'registration' : 'draft')) void save()
  }
  const refusal = refusalOf(documentAction('edit', facts, permissions, permissions.whoCan))
  const section = { form, locked }
  return (
    <div className="document-form">
      {found && (
        <Banner kind="info" title="Данните Ви са запазени">
          Сесията изтече, преди промените да бъдат записани. Продължете оттам, докъдето бяхте стигнали.
        </Banner>
      )}
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
        {message && (
          <p className="bar-message pre-line" role="alert">
            <Glyph icon={IconProblem} />
            <span>{message}</span>
          </p>
        )}
        <Button kind="primary" busy={busy} {...(refusal && { refusal })} onClick={onSave}>
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
