import { Children, type ReactNode } from 'react'
import { forms, popupSizes } from '@/config/forms'
import type { SurveyQuestion } from '@/content/survey'
import { formHref } from '@/forms/form-address'
import { formById } from '@/forms/host/forms'
import { Question } from './question'
import { SurveyForm, type Outcome } from './survey-form.client'

type Props = { questions: SurveyQuestion[]; outcomes: Outcome[]; children: ReactNode }

/** A survey that scores itself in the page. Without script it lists every result and says how to count. */
function Survey({ children, ...survey }: Props) {
  const id = forms.readiness
  const form = { id, address: formHref(id), label: formById(id)?.title, size: popupSizes.article }
  const [fields, ...conclusion] = Children.toArray(children)
  return <SurveyForm {...survey} form={form} fields={fields} conclusion={conclusion} />
}

/** The components of the survey tags. */
export const surveyBlocks = { Survey, SurveyQuestion: Question }
