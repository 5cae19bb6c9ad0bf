import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

const isFailure = (problem: unknown, code: string): boolean =>
  problem instanceof Error && 'code' in problem && problem.code === code

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (problem) {
    return isFailure(problem, 'EPERM')
  }
}
/** The process id in a lock file; undefined if the lock was released meanwhile or is still being written. */
const ownerOf = (lock: string): number | undefined => {
  try {
    return Number(readFileSync(lock, 'utf8')) || undefined
  } catch (problem) {
    if (isFailure(problem, 'ENOENT')) return undefined
    throw problem
  }
}
/** Takes a free lock. A lock of a process that has ended is removed, and is free on the next attempt. */
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

/** Runs work exclusively on this machine: the lock is a file with the id of the owning process. */
export const alone = async <R>(lock: string, work: () => Promise<R>): Promise<R> => {
  while (!isTaken(lock)) await wait(200)
  try {
    return await work()
  } finally {
    rmSync(lock, { force: true })
  }
}
