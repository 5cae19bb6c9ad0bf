import { atom, useAtomValue, useSetAtom } from 'jotai'
import { memo, type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { Scope } from '../../../contract/enumerations.ts'
import type { Document, DocumentBody } from '../../../contract/shapes/documents.ts'
import { now } from '../../../dates/clock.ts'
import { type DocumentModule, documentModule } from '../../../routes/to.ts'
import { proposedAddresseeHint } from '../../../rules/documents/proposedAddressee.ts'
import { missingFileToSign } from '../../../rules/documents/transitionNeeds.ts'
import { acceptedFiles } from '../../../rules/files/fileRules.ts'
import { fileHint } from '../../../screen-kit/files/fileHint.ts'
import { FormPage } from '../../../screen-kit/record-form/FormPage.tsx'
import { documentChangedAtom } from '../../../state/recordsChanged.ts'
import { userAtom } from '../../../state/session.ts'
import { focusTooLong } from '../../../widgets/fields/tooLong.ts'
import { FileDrop } from '../../../widgets/files/FileDrop.tsx'
import { Card } from '../../../widgets/page/Card.tsx'
import {
  ChosenFiles,
  focusRefusedFile,
  type Uploads,
  useChosenPreview,
  useSendChosen,
  useSignaturesOfChosen,
  useUploads,
} from '../../document-files/public.ts'
import { permissionsAtom, useSimilarLetters } from '../../document-record/public.ts'
import { lacksSignatureIn, useSignatureOfForm } from '../signature/useSignatureOfForm.tsx'
import { FormBar } from './FormBar.tsx'
import { ChannelFields, CorrespondentFields, IdentityFields } from './fields/MainFields.tsx'
import { PartyCard } from './fields/PartyCard.tsx'
import { PeopleFields, peopleTitle } from './fields/PeopleFields.tsx'
import { RecordFields } from './fields/RecordFields.tsx'
import { LetterBanner } from './letter/LetterBanner.tsx'
import { useLetter } from './letter/useLetter.ts'
import { usePassedFiles } from './letter/usePassedFiles.ts'
import type { CreatedDocument } from './saving/documentCreation.ts'
import { sameBody } from './saving/saveDraft.ts'
import { useCreation } from './saving/useCreation.ts'
import { bodyOf } from './values/documentBody.ts'
import type { DocumentValues } from './values/documentValues.ts'
import { passedFormAtom, passFormAtom } from './values/formHandoff.ts'
import { lastInputAtom, newDocument, rememberInputAtom } from './values/lastInput.ts'
import { changedFields } from './values/mergeDocument.ts'
import { firstField, idOf } from './values/shownFields.ts'
import { readProgress } from './values/storedDocument.ts'
import { useCaseApplicant } from './values/useCaseApplicant.ts'
import { useDocumentForm } from './values/useDocumentForm.ts'
import { useLikelyType } from './values/useLikelyType.ts'
import './write.css'

type FilesProps = {
  uploads: Uploads
  error: string | undefined
  onTake: (files: readonly File[]) => void
  onView: ReturnType<typeof useChosenPreview>['view']
}

/**
 * Renders the files of a new document. They are chosen before the document exists and uploaded after its draft is
 * created.
 */
const FilesSection = memo(({ uploads, error, onTake, onView }: FilesProps) => (
  <>
    <FileDrop
      id={filesId}
      label="Прикачване на файлове"
      hint={`Качват се при записването. ${fileHint()}`}
      accept={acceptedFiles}
      error={error}
      onFiles={onTake}
    />
    <ChosenFiles uploads={uploads} onView={onView} />
  </>
))

const filesId = 'document-files'
const neverLocked = () => null
const noRightsAtom = atom<{ data: undefined }>({ data: undefined })

/** Moves the focus to the first field once its id is known, unless the user has already moved the focus. */
const useFirstFocus = (id: string | null) => {
  const isDone = useRef(false)
  const isLate = useRef(false)
  useEffect(() => {
    if (id === null) isLate.current = true
    if (id === null || isDone.current) return
    isDone.current = true
    const at = document.activeElement
    const isFree = at === null || at === document.body || at.tagName === 'H1'
    if (isFree || !isLate.current) document.getElementById(id)?.focus()
  }, [id])
}
const labels = { unknown: 'дали последните промени са записани', check: 'Проверете, преди да опитате отново.' }
/** The file from which this form creates a document. `hasFile`: the file is still among the files of the document. */
export type FormScan = { file: File; onCreated: (docGuid: string, hasFile: boolean) => void }
type Props = {
  module: DocumentModule
  start?: DocumentValues
  parent?: Document
  /** True if the user may not register the document, according to the permissions on the parent document. */
  isForOthers?: boolean
  taskGuid: string | null
  /** The inspection whose protocol or act this document is. */
  inspection?: NonNullable<DocumentBody['inspection']>
  onSaved?: () => void
  back: string
  scan?: FormScan
  /** What is shown above the fields. */
  notice?: ReactNode
}

const draftNameOf = ({ module, parent, inspection }: Props): string =>
  [
    `document/new/${module}`,
    ...(parent ? [`to/${parent.guid}`] : []),
    ...(inspection ? [`inspection/${inspection.guid}/${inspection.paper}`] : []),
  ].join('/')

export const NewDocumentForm = (props: Props) => {
  const { module, start, parent, isForOthers = false, taskGuid, inspection, onSaved, back, scan, notice } = props
  const scope = module === 'documents-flow' ? Scope.DMS : Scope.AU
  const user = useAtomValue(userAtom)
  const userName = user?.userName ?? ''
  const notifyChanged = useSetAtom(documentChangedAtom)
  const [, navigate] = useLocation()
  const at = documentModule(module)
  const given = useAtomValue(passedFormAtom)
  const passForm = useSetAtom(passFormAtom)
  const last = useAtomValue(lastInputAtom[module])
  const rememberInput = useSetAtom(rememberInputAtom)
  const [begun] = useState(given?.userName === userName ? given.values : undefined)
  const [empty] = useState(() => start ?? newDocument(last, now()))
  const uploads = useUploads()
  const { creation, state } = useCreation(user?.person.id)
  const { draft, work, unknown, isOver } = state
  const about = {
    ...{ scope, parentDocumentGuid: parent?.guid ?? null, last },
    // The form of an internal document shows no correspondents, so the inspected person comes from the initial values.
    ...(inspection && { inspection, base: empty }),
  }
  const rights = useAtomValue(draft && work === null && !isOver ? permissionsAtom(draft.guid) : noRightsAtom).data
  const isLeftToOthers = isForOthers || rights?.register === false
  const form = useDocumentForm<CreatedDocument>(about, {
    draft: draftNameOf(props),
    start: begun ?? empty,
    extra: {
      value: creation.progress,
      restore: (stored) => {
        const before = readProgress(stored)
        return before === undefined ? undefined : () => creation.goOn(before)
      },
    },
    // If the draft is already on the server, only later changes count as unsaved.
    isDirty: (base, values) =>
      draft === null
        ? changedFields(begun ? empty : base, values).length > 0
        : work !== null || unknown !== null || !sameBody(draft.body, bodyOf(values, about)),
    // The file of the queue stays in it when the form is left.
    holdsMore: uploads.chosen.some(({ file }) => file !== scan?.file),
    loses: draft === null ? 'Документът не е записан.' : 'Черновата е записана, но последните промени по нея не са.',
    onDone: ({ guid, isRegistered }) => {
      void notifyChanged({ docGuid: guid, caseGuid: form.values.caseFile?.guid })
      onSaved?.()
      if (isRegistered) rememberInput(module, form.values)
      const toSigner = goesToSigner.current && !isRegistered
      const search = {
        ...(isRegistered && { registered: 1 }),
        ...(toSigner && { sign: 1 }),
        ...(taskGuid !== null && { task: taskGuid }),
      }
      navigate(at.document(guid, search), { replace: true })
    },
  })
  useEffect(() => passForm(null), [passForm])
  const letter = useLetter(form, empty, uploads)
  const preview = useChosenPreview(uploads, usePassedFiles(letter.take, scan?.file))
  useCaseApplicant(form)
  const { likelyTypeId, isRequesting } = useLikelyType(form, begun || inspection ? undefined : user?.person.id)
  const kindId = empty.documentTypeId ?? likelyTypeId
  useFirstFocus(isRequesting ? null : idOf(firstField({ ...empty, documentTypeId: kindId }, start !== undefined)))

  const similar = useSimilarLetters({
    module,
    body: form.body(),
    caseFile: form.values.caseFile,
    onConnect: (caseFile) => form.set({ caseFile }),
    exceptGuid: draft?.guid,
    isOff: creation.progress.sent !== null,
  })

  const signature = useSignatureOfForm()
  const signatures = useSignaturesOfChosen(uploads)
  /** True if the draft is saved to be signed. The page of the draft then offers to send it to the person who signs. */
  const goesToSigner = useRef(false)
  /** True after the user chose to send the document for signature. This stays the main action while a file is missing. */
  const [isForSigning, setForSigning] = useState(false)
  const [fileRequests, setFileRequests] = useState(0)
  // The focus moves after the dialog about the signature has closed, because a closing dialog returns it to its button.
  useEffect(() => {
    if (fileRequests > 0) document.getElementById(filesId)?.focus()
  }, [fileRequests])
  const offersSigning = isForSigning && lacksSignatureIn(form.values)
  const missingFile = draft === null ? missingFileToSign(uploads.chosen.length) : undefined

  const sendChosen = useSendChosen(uploads)
  const sendFiles = (docGuid: string) => {
    scan?.onCreated(
      docGuid,
      uploads.chosen.some(({ file }) => file === scan.file),
    )
    return sendChosen(docGuid)
  }
  const write = (way: 'draft' | 'register' | 'sign') => {
    // The chosen files are checked apart, because their descriptions are not values of the form.
    const isAnyFileInTheWay = () => {
      const drawn = document.querySelector('.document-form')
      return focusTooLong(drawn?.querySelector('.chosen-list') ?? null) || focusRefusedFile(drawn)
    }
    if (!form.check(way === 'draft' ? 'draft' : 'registration') || isAnyFileInTheWay()) return
    const save = (more: Partial<DocumentBody> = {}, isRegistered = way === 'register') =>
      form.run(() =>
        creation.run({
          body: { ...form.body(), ...more },
          register: isRegistered,
          sendFiles,
          store: form.storeWithDraft,
        }),
      )
    const sendForSignature = () => {
      setForSigning(true)
      if (missingFile !== undefined) return setFileRequests((before) => before + 1)
      goesToSigner.current = true
      save({}, false)
    }
    goesToSigner.current = false
    if (way === 'draft') return save()
    const requestAndSave = () => {
      if (way === 'sign') return sendForSignature()
      signature.confirmSignature(form.values, {
        signed: save,
        onPaper: (signedOnPaper) => {
          form.set({ signedOnPaper })
          save({ signedOnPaper })
        },
        forSignature: sendForSignature,
      })
    }
    similar.ifMayRegister(() => signatures.confirm().then((goesOn) => goesOn && requestAndSave()))
  }
  const section = { form, locked: neverLocked }
  const proposedAddressee = start && {
    departmentId: start.addressedToDepartmentId,
    hint: proposedAddresseeHint({ from: parent ? 'related' : inspection ? 'inspection' : 'previous' }),
  }
  return (
    <div className={preview.column ? 'doc-grid with-file' : undefined}>
      <FormPage
        form={form}
        className="document-form"
        notStored="Избраните файлове не се пазят – изберете ги отново."
        labels={{ ...labels, failed: draft ? 'Документът остава чернова' : 'Документът не е записан' }}
        onSubmit={() =>
          unknown !== null || form.busy || write(offersSigning ? 'sign' : isLeftToOthers ? 'draft' : 'register')
        }
        bar={
          <FormBar
            work={work}
            mustCheck={unknown !== null}
            isDraft={draft !== null}
            isForOthers={isLeftToOthers}
            isForSigning={offersSigning}
            onSign={() => write('sign')}
            onRegister={() => write('register')}
            onSave={() => write('draft')}
            onCheck={() => form.run(() => creation.check({ sendFiles, store: form.storeWithDraft }))}
            onCancel={() => navigate(back)}
          />
        }
      >
        {notice}
        {letter.letter && <LetterBanner letter={letter.letter} values={form.values} onSet={form.set} />}
        <Card title="Документ">
          <IdentityFields {...section} likelyTypeId={likelyTypeId} />
        </Card>
        <PartyCard form={form}>
          <CorrespondentFields {...section} />
          <ChannelFields {...section} />
        </PartyCard>
        {similar.banner}
        <Card title={peopleTitle[form.values.documentDirectionId]}>
          <PeopleFields {...section} proposedAddressee={proposedAddressee} />
        </Card>
        <Card title="Файлове">
          <FilesSection
            uploads={uploads}
            error={offersSigning ? missingFile : undefined}
            onTake={letter.take}
            onView={preview.view}
          />
        </Card>
        <Card title="Деловодни данни">
          <RecordFields {...section} />
        </Card>
        {similar.dialog}
        {signature.dialog}
        {signatures.dialog}
      </FormPage>
      {preview.column}
      {preview.dialog}
    </div>
  )
}
