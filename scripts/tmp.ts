import { createWorld } from '../mocks/world.ts'
import { isFinal } from '../src/rules/documents/documentStatus.ts'
for (const seed of [1,2,3]) for (const documents of [400, 2800]) {
  const start = new Date('2026-11-20T10:00:00Z')
  const t = performance.now()
  const world = createWorld({ seed, documents, now: () => start, start })
  const docs = world.documents.all()
  const open = world.caseFiles.all().filter((f) => f.statusId === 1)
  const late = open.filter((f) => { const d = world.documents.get(f.rootDocumentGuid!); return d?.deadline && d.deadline < '2026-11-20' && !isFinal(d.statusId) })
  const unf = docs.filter((d) => !isFinal(d.statusId))
  const lateD = unf.filter((d) => d.deadline && d.deadline < '2026-11-20')
  const inc = unf.filter((d) => d.directionId === 1)
  console.log(seed, documents, 'open', open.length, 'of', world.caseFiles.size, 'late', late.length, 'unfinished', unf.length, 'late', lateD.length, 'incoming', inc.length, inc.filter((d) => d.deadline && d.deadline < '2026-11-20').length, Math.round(performance.now() - t))
}
