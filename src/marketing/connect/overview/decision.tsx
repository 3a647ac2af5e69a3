import clsx from 'clsx'
import styles from './decision.module.css'

const questions = [
  {
    text: 'Does the service own data, or have other callers?',
    help: 'If so, it is a separate service already.',
    service: 'Yes',
    onward: 'No',
    initial: 'onward',
  },
  {
    text: 'Can you write it in Go or TypeScript?',
    help: 'Plugins support these two languages.',
    service: 'No',
    onward: 'Yes',
    initial: 'onward',
  },
  {
    text: 'Can it scale and restart with the router?',
    help: 'A plugin runs on the router’s machine, so heavy work slows planning down.',
    service: 'No',
    onward: 'Yes',
    initial: 'onward',
  },
] as const

/** Service or plugin: a decision tree of three questions. Works without script. */
export function Decision() {
  return (
    <figure className={clsx('not-prose', styles.tree)}>
      {questions.map((question, index) => (
        <Question key={question.text} {...question} number={index + 1} />
      ))}
      <p className={clsx(styles.service, styles.result)}>
        <strong>gRPC service</strong>
        <span>a separate deployment</span>
      </p>
      <p className={clsx(styles.plugin, styles.result)}>
        <strong>Router plugin</strong>
        <span>a process that the router starts</span>
      </p>
    </figure>
  )
}

type Props = (typeof questions)[number] & { number: number }

function Question({ text, help, service, onward, number }: Props) {
  return (
    <>
      <fieldset className={clsx(styles.question, styles[`q${number}`])}>
        <legend className="float-left w-full font-semibold">{text}</legend>
        <p className="clear-both pt-1 text-sm text-muted">{help}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Answer
            number={number}
            value="onward"
            label={onward}
            to={number < 3 ? `question ${number + 1}` : 'plugin'}
            checked
          />
          <Answer number={number} value="service" label={service} to="service" />
        </div>
      </fieldset>
      <span aria-hidden="true" className={clsx(styles.across, styles[`q${number}`])} />
    </>
  )
}

type AnswerProps = { number: number; value: string; label: string; to: string; checked?: boolean }

function Answer({ number, value, label, to, checked }: AnswerProps) {
  return (
    <label className={styles.answer}>
      <input type="radio" name={`decision-${number}`} value={value} defaultChecked={checked} />
      {label}
      <span className="text-muted">: {to}</span>
    </label>
  )
}
