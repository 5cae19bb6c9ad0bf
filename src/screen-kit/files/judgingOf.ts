import { maskIdentifier } from '../../rules/identifiers/identifiers.ts'
import { trustedRoots } from '../../transport/trustedRoots.ts'
import type { Judging } from '../../widgets/reading/judging.ts'

type Given = { [K in 'findSibling' | 'onJudged']?: Judging[K] | undefined }

/** Returns the options of a signature check, with defaults for absent options. */
export const judgingOf = ({ findSibling, onJudged }: Given): Judging => ({
  roots: trustedRoots,
  masked: maskIdentifier,
  findSibling: findSibling ?? (async () => null),
  onJudged: onJudged ?? (() => undefined),
})
