import { maskIdentifier } from '../../rules/identifiers/identifiers.ts'
import { trustedRoots } from '../../transport/trustedRoots.ts'
import type { Judging } from '../../widgets/reading/judging.ts'

type Given = { [K in 'beside' | 'onJudged']?: Judging[K] | undefined }

/** What judging the signatures of a file needs, where a screen says nothing else. */
export const judgingOf = ({ beside, onJudged }: Given): Judging => ({
  roots: trustedRoots,
  masked: maskIdentifier,
  beside: beside ?? (async () => null),
  onJudged: onJudged ?? (() => undefined),
})
