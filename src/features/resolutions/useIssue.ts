import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { metadata } from '../../contract/metadata.ts'
import { orgStructure } from '../../contract/orgStructure.ts'
import type { Document } from '../../contract/shapes/documents.ts'
import { today } from '../../dates/clock.ts'
import type { MutationOutcome } from '../../screen-kit/saving/mutationState.ts'
import { itemsOf, lookupAtom } from '../../state/lookup.ts'
import { documentChangedAtom } from '../../state/recordsChanged.ts'
import { appConfig } from '../../transport/config.ts'
import { type TaskDraft, useCurrentActor } from '../tasks/form/public.ts'
import { ResolutionIssue, type StoppedIssue } from './issueResolution.ts'
import { resolutionBody, resolutionTask } from './resolutionBody.ts'

/**
 * Issues the resolution once, even after a double click or a lost response. If it turns out to be issued already, later
 * edits cannot change it, so the outcome is `earlier`. After `stopped` only the missing tasks are sent.
 */
export const useIssue = (document: Document) => {
  const names = {
    types: itemsOf(useAtomValue(lookupAtom(metadata.getTaskTypes, {}))) ?? [],
    priorities: itemsOf(useAtomValue(lookupAtom(metadata.getTaskPriorities, {}))) ?? [],
    positions: itemsOf(useAtomValue(lookupAtom(orgStructure.getPositions, {}))) ?? [],
  }
  const { personId } = useCurrentActor()
  const [stopped, setStopped] = useState<StoppedIssue | null>(null)
  const [resolution] = useState(() => new ResolutionIssue())
  const notifyChanged = useSetAtom(documentChangedAtom)

  const issue = async (draft: TaskDraft): Promise<MutationOutcome<unknown>> => {
    const body = resolutionBody(document, draft)
    const task = resolutionTask(document.guid, draft, names, today())
    const order = { docGuid: document.guid, body, tasks: [task], personId }
    const end = await resolution.issue(order, appConfig().writes.resolutionWithTasks)
    setStopped(end.kind === 'stopped' ? end : null)
    if (end.kind === 'done' || end.kind === 'stopped') void notifyChanged({ docGuid: document.guid })
    return end.kind === 'stopped' ? end.end : end
  }
  return { issue, stopped }
}
