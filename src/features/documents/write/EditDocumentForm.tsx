import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { Document, DocumentPermissionsReply } from '../../../contract/shapes/documents.ts'
import { type DocumentModule, documentModule } from '../../../routes/to.ts'
import { documentAction, lockedBecause } from '../../../rules/documents/documentActions.ts'
import { factsOf } from '../../../rules/documents/documentFacts.ts'
import { refusalOf } from '../../../rules/ruleResult.ts'
import { FormPage, SaveBar } from '../../../screen-kit/record-form/FormPage.tsx'
import { documentChangedAtom } from '../../../state/recordsChanged.ts'
import { userAtom } from '../../../state/session.ts'
import { Card } from '../../../widgets/page/Card.tsx'
import { pickedOf } from '../../correspondents/public.ts'
import { correspondentsAtom, documentAtom } from '../../document-record/public.ts'
import { ChannelFields, IdentityFields } from './fields/MainFields.tsx'
import { PartyCard } from './fields/PartyCard.tsx'
import { PeopleFields, peopleTitle } from './fields/PeopleFields.tsx'
import { PresentCorrespondents } from './fields/PresentCorrespondents.tsx'
import { RecordFields } from './fields/RecordFields.tsx'
import { knownNames, useShownValue } from './fields/useShownValue.ts'
import { DocumentDeletedNotice } from './saving/DocumentDeletedNotice.tsx'
import { formAsText, lostBecause } from './saving/deletedDocument.ts'
import { documentCalls } from './saving/documentCalls.ts'
import { NewerVersion } from './saving/NewerVersion.tsx'
import { partsChanged } from './saving/partsChanged.ts'
import { changedDocument, type NewerDocument } from './saving/saveChange.ts'
import { bodyOf } from './values/documentBody.ts'
import { type DocumentField, type DocumentValues, valuesOf } from './values/documentValues.ts'
import { passFormAtom } from './values/formHandoff.ts'
import { type Choices, mergedDocument } from './values/mergeDocument.ts'
import { idOf } from './values/shownFields.ts'
import { readVersion } from './values/storedDocument.ts'
import { useDocumentForm } from './values/useDocumentForm.ts'
import './write.css'

type Props = {
  module: DocumentModule
  document: Document
  permissions: DocumentPermissionsReply
  onDone: () => void
  onCancel: () => void
}

const lockOf = (document: Document) => (field: DocumentField) => lockedBecause(field, factsOf(document))

const labels = {
  failed: 'Промените не са записани',
  unknown: 'дали промените са записани',
  check: 'При следващото „Запази“ първо ще бъде проверено.',
}

/** Returns the field that gets the focus first: the one in the URL (`?at=`), else the first editable field. */
const useBeginning = (isLocked: boolean): DocumentField => {
  const fieldInUrl = new URLSearchParams(useSearch()).get('at')
  return fieldInUrl === 'signedByPersonId' ? fieldInUrl : isLocked ? 'subjectDescription' : 'documentDirectionId'
}

/**
 * Renders the form of an existing document. If another user has saved a newer version, the differences are shown before
 * the save.
 */
const EditDocumentForm = ({ module, document: first, permissions, onDone, onCancel }: Props) => {
  const userName = useAtomValue(userAtom)?.userName ?? ''
  const [began, setBegan] = useState(first)
  const [start] = useState(() => valuesOf(first))
  const [newer, setNewer] = useState<NewerDocument | null>(null)
  const notifyChanged = useSetAtom(documentChangedAtom)
  const { scope, counts } = began
  const about = (version: Document) => ({
    scope,
    parentDocumentGuid: version.parentDocument?.guid ?? null,
    base: valuesOf(version),
    facts: { correspondentsCount: counts.correspondents ?? 1, addresseesCount: counts.addressees ?? 1 },
  })
  const form = useDocumentForm<Document | null>(about(began), {
    draft: `document/${first.guid}`,
    start,
    extra: {
      value: began,
      restore: (stored) => {
        const version = readVersion(stored)
        return version && (() => setBegan(version))
      },
    },
    loses: 'Промените по документа не са записани.',
    onStale: () => void notifyChanged({ docGuid: first.guid }),
    onDone,
  })
  const facts = factsOf(began)
  const locked = lockOf(began)
  const namesOfRecord = useMemo(() => knownNames(began), [began])
  const names = newer ? [knownNames(newer.document), namesOfRecord] : [namesOfRecord]
  const shownValue = useShownValue(scope, names, form.values.documentTypeId)
  const beginsAt = useBeginning(locked('documentDirectionId') !== null)
  useEffect(() => {
    document.getElementById(idOf(beginsAt))?.focus()
  }, [beginsAt])

  const write = (mine: DocumentValues, from: Document) => {
    setNewer(null)
    const bodyOn = (version: Document) => bodyOf(mine, about(version))
    form.write(changedDocument(documentCalls, { began: from, mine, bodyOn, onNewer: setNewer }))
  }
  const saveMerged = (choices: Choices) => {
    if (!newer) return
    const theirs = valuesOf(newer.document)
    const together = mergedDocument({ was: valuesOf(began), theirs, mine: form.values }, choices)
    form.rebase(theirs, together)
    setBegan(newer.document)
    write(together, newer.document)
  }
  const currentQuery = useAtomValue(documentAtom(first.guid))
  const correspondents = useAtomValue(correspondentsAtom(first.guid)).data ?? []
  const present = factsOf(currentQuery.data ?? began)
  const refusal = refusalOf(documentAction('edit', present, permissions, permissions.whoCan))
  const lost = lostBecause(currentQuery.error, refusal)
  const refused = refusal ?? (lost && { title: lost.title, because: lost.because })
  const save = () => {
    if (!form.busy && !refused && form.check(facts.isRegistered ? 'registration' : 'draft')) write(form.values, began)
  }
  const [, navigate] = useLocation()
  const passForm = useSetAtom(passFormAtom)
  const goOnInNew = () => {
    const own = correspondents.map(({ correspondent, roleId = null }) => ({ ...pickedOf(correspondent), roleId }))
    passForm({ userName, values: { ...form.values, correspondents: own } })
    form.saved()
    navigate(documentModule(module).createDocument(), { replace: true })
  }
  const section = { form, locked }
  return (
    <FormPage
      form={form}
      className="document-form"
      labels={labels}
      onSubmit={save}
      bar={
        <>
          {lost && (
            <DocumentDeletedNotice
              lost={lost}
              text={formAsText(form.values, scope, shownValue)}
              onNewDocument={goOnInNew}
            />
          )}
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
        <PresentCorrespondents docGuid={began.guid} isRegistered={facts.isRegistered} />
        <ChannelFields {...section} known={namesOfRecord} />
      </PartyCard>
      <Card title={peopleTitle[form.values.documentDirectionId]}>
        <PeopleFields {...section} known={namesOfRecord} />
      </Card>
      <Card title="Деловодни данни">
        <RecordFields {...section} known={namesOfRecord} />
      </Card>
      {newer && (
        <NewerVersion
          newer={newer}
          versions={{ was: valuesOf(began), theirs: valuesOf(newer.document), mine: form.values }}
          besides={partsChanged(began, newer.document)}
          shown={shownValue}
          isLocked={(field) => lockOf(newer.document)(field) !== null}
          busy={form.busy}
          onSave={saveMerged}
          onBack={() => setNewer(null)}
        />
      )}
    </FormPage>
  )
}

export default EditDocumentForm
