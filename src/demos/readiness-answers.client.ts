'use client'

import { useEffect, useState, type RefObject } from 'react'
import {
  answerName,
  answersIn,
  countAnswered,
  firstOpen,
  hashOf,
  noAnswers,
  type Answers,
} from './readiness-score'

/**
 * The answers in a form of `count` questions. The hash of the address keeps them, so they survive a reload and the address
 * is a link to the result. `isLinked` says that the visitor followed such a link; call `sync` after a change of the form.
 */
export function useAnswers(form: RefObject<HTMLFormElement | null>, count: number) {
  const [state, setState] = useState({ answers: noAnswers(count), isLinked: false })

  function sync() {
    const answers = answersOf(form.current, count)
    replaceHash(answers)
    setState({ answers, isLinked: false })
  }

  useEffect(() => {
    function show(answers: Answers, isLinked: boolean) {
      fill(form.current, answers)
      replaceHash(answers)
      setState({ answers, isLinked })
    }

    function start() {
      // Answers given before this script loaded are newer than those of the address.
      const given = answersOf(form.current, count)
      const linked = answersIn(location.hash, count)
      if (countAnswered(given) > 0) show(given, false)
      // After a reload the browser has restored the position, so don't move the visitor.
      else if (linked) show(linked, firstOpen(linked) === 0 && scrollY === 0)
    }

    function onHashChange() {
      const linked = answersIn(location.hash, count)
      const current = answersOf(form.current, count)
      if (linked && firstOpen(linked) === 0) show(linked, true)
      // A link within the page has replaced the answers in the address.
      else if (countAnswered(current) > 0) replaceHash(current)
    }

    start()
    addEventListener('hashchange', onHashChange)
    return () => removeEventListener('hashchange', onHashChange)
  }, [form, count])

  return { ...state, sync }
}

function answersOf(form: HTMLFormElement | null, count: number): Answers {
  return [...noAnswers(count)].map((open, at) => buttonsOf(form, at)?.value || open).join('')
}

function fill(form: HTMLFormElement | null, answers: Answers): void {
  form?.reset()
  ;[...answers].forEach((answer, at) => {
    const buttons = buttonsOf(form, at)
    if (buttons) buttons.value = answer
  })
}

function buttonsOf(form: HTMLFormElement | null, at: number): RadioNodeList | undefined {
  const buttons = form?.elements.namedItem(answerName(at + 1))
  return buttons instanceof RadioNodeList ? buttons : undefined
}

function replaceHash(answers: Answers): void {
  const hash = countAnswered(answers) > 0 ? hashOf(answers) : ''
  history.replaceState(history.state, '', `${location.pathname}${location.search}${hash}`)
}
