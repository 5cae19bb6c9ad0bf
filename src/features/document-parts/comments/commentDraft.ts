import { atom, useAtom } from 'jotai'
import * as v from 'valibot'
import { longestComment } from '../../../rules/documents/commentRules.ts'
import { pluralise } from '../../../rules/words/pluralise.ts'
import { readStoredAs } from '../../../screen-kit/storedForm.ts'

export type CommentDraft = { content: string; onlyMyDepartment: boolean; mentionedPersonIds: readonly number[] }

export const emptyComment: CommentDraft = { content: '', onlyMyDepartment: false, mentionedPersonIds: [] }
export const draftOf = ({ content, onlyMyDepartment, mentionedPersonIds }: CommentDraft): CommentDraft => ({
  content,
  onlyMyDepartment,
  mentionedPersonIds,
})
export const isChanged = (before: CommentDraft, now: CommentDraft): boolean =>
  before.content !== now.content ||
  before.onlyMyDepartment !== now.onlyMyDepartment ||
  before.mentionedPersonIds.join() !== now.mentionedPersonIds.join()

export const readComment: (stored: unknown) => CommentDraft | undefined = readStoredAs(
  v.object({ content: v.string(), onlyMyDepartment: v.boolean(), mentionedPersonIds: v.array(v.number()) }),
)
const nearTheEnd = 3200

export const loses = 'Написаният коментар не е изпратен.'

export const charactersLeft = (content: string): string | undefined => {
  const { length } = content.trim()
  return length > nearTheEnd && length <= longestComment
    ? `Остават ${pluralise(longestComment - length, 'character')}.`
    : undefined
}

type Drafts = Readonly<Record<string, CommentDraft>>
const draftsAtom = atom<Drafts>({})

export const draftKey = (personId: number, docGuid: string, commentId?: number): string =>
  `${personId}/${docGuid}/${commentId ?? 'new'}`

export const useCommentDraft = (key: string) => {
  const [drafts, setDrafts] = useAtom(draftsAtom)
  const put = (draft: CommentDraft) => setDrafts((all) => ({ ...all, [key]: draft }))
  const clear = () =>
    setDrafts((all) => {
      const { [key]: _, ...others } = all
      return others
    })
  return { draft: drafts[key], put, clear }
}
