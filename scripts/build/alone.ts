import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

const isFailure = (problem: unknown, code: string): boolean =>
  problem instanceof Error && 'code' in problem && problem.code === code

/** Whether a process runs; one that belongs to somebody else does. */
const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (problem) {
    return isFailure(problem, 'EPERM')
  }
}
/** The process that a lock names; nothing when it was given back meanwhile, or is still being written. */
const ownerOf = (lock: string): number | undefined => {
  try {
    return Number(readFileSync(lock, 'utf8')) || undefined
  } catch (problem) {
    if (isFailure(problem, 'ENOENT')) return undefined
    throw problem
  }
}
/** Takes the lock when it is free; one whose process is gone is free the next time. */
const isTaken = (lock: string): boolean => {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (problem) {
    if (!isFailure(problem, 'EEXIST')) throw problem
    const owner = ownerOf(lock)
    if (owner !== undefined && !isRunning(owner)) rmSync(lock, { force: true })
    return false
  }
}

/** Runs the work while nobody else on this machine does under the same lock: a file that names its owner's process. */
export const alone = async <R>(lock: string, work: () => Promise<R>): Promise<R> => {
  while (!isTaken(lock)) await wait(200)
  try {
    return await work()
  } finally {
    rmSync(lock, { force: true })
  }
}
