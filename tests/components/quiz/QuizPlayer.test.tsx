import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { QuizPlayer } from '@/components/quiz/QuizPlayer.client';
import { QuizSolutions } from '@/components/quiz/QuizSolutions';
import type { QuizPlayerProps } from '@/components/quiz/QuizPlayer.client';
import { messagesByLocale } from '@/lib/i18n/messages';
import { quizQuestions } from '@/lib/site/quizQuestions';
import { accessibilityViolations } from '../../support/accessibility';
import { textsOf } from '../../support/textsOf';
import { renderInPage } from '../../support/renderPage';
import { contextIn, site } from '../../support/site';

const quiz = site.contents('de').find('quizes', 'quartier');
const questions = quiz === undefined ? [] : quizQuestions(quiz, contextIn('de'));

let user: UserEvent;

function renderQuiz(props: Partial<QuizPlayerProps> = {}): HTMLElement {
  return renderInPage(
    <QuizPlayer
      id="quiz"
      questions={questions}
      resultTexts={quiz?.result_texts ?? []}
      showScore
      texts={messagesByLocale.de.quiz}
      language="de"
      {...props}
    />,
  );
}

function button(name: string): HTMLElement {
  return screen.getByRole('button', { name });
}

/** What a screen reader reads out when it appears. */
function announced(page: HTMLElement): string {
  return textsOf([...page.querySelectorAll('[aria-live="polite"]')]).join('');
}

/** Chooses one answer and has it checked. */
async function giveAnswer(name: string): Promise<void> {
  await user.click(screen.getByRole('radio', { name }));
  await user.click(button('Antwort prüfen'));
}

/** The answers to be put in order, as they stand. */
function orderedAnswers(): readonly string[] {
  return screen.getAllByRole('listitem').map((item) => item.querySelector('span')?.textContent ?? '');
}

beforeEach(() => {
  user = userEvent.setup();
});

describe('a question with one answer', () => {
  it('cannot be checked before an answer is chosen', async () => {
    const page = renderQuiz();
    await user.click(button('Antwort prüfen'));
    expect(announced(page)).toBe('Wählen Sie zuerst eine Antwort.');
    expect(screen.getByRole('group')).toHaveAccessibleDescription('Wählen Sie zuerst eine Antwort.');
    expect(button('Antwort prüfen')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'zwölf [de]' }));
    expect(announced(page)).toBe('');
    expect(screen.getByRole('group')).not.toHaveAccessibleDescription();
  });

  it('leads to the figures that the answer comes from', async () => {
    const source = { title: 'Leerstandsquote', href: '/fr/indikatorenportal/100', lang: 'de' };
    renderQuiz({ questions: questions.slice(0, 1).map((question) => ({ ...question, source })) });
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    await giveAnswer('zwölf [de]');
    expect(screen.getByRole('link', { name: 'Leerstandsquote' })).toHaveAttribute('href', '/fr/indikatorenportal/100');
  });

  it('announces that the answer is wrong, and the right one, and takes no other', async () => {
    const page = renderQuiz();
    expect(document.body).toHaveFocus();
    await giveAnswer('zwölf [de]');
    expect(announced(page)).toMatch(/^Nicht ganz\..*Richtig ist: neunzehn \[de\]/);
    expect(screen.getByText('richtige Antwort').closest('label')).toHaveTextContent('neunzehn [de]');
    expect(screen.getByText('Ihre Antwort').closest('label')).toHaveTextContent('zwölf [de]');
    await user.click(screen.getByRole('radio', { name: /^neunzehn \[de\]/ }));
    expect(screen.getByRole('radio', { name: /^neunzehn \[de\]/ })).not.toBeChecked();
  });
});

describe('a question with several answers', () => {
  const several = questions.slice(1, 2);

  it('is wrong with one of them alone', async () => {
    const page = renderQuiz({ questions: several });
    await user.click(screen.getByRole('checkbox', { name: 'die Altstadt [de]' }));
    await user.click(button('Antwort prüfen'));
    expect(announced(page)).toMatch(/^Nicht ganz\..*Richtig ist: die Altstadt \[de\], der Hafen \[de\]/);
  });
});

describe('a question to estimate', () => {
  const estimate = questions.slice(2, 3);

  it('says which values are right', async () => {
    const page = renderQuiz({ questions: estimate });
    await user.type(screen.getByRole('textbox'), '2{Enter}');
    expect(announced(page)).toMatch(/Als richtig gelten 0,68 bis 0,88\s%\./);
  });

  it.each([
    ['viele', '«viele» ist keine Zahl. Geben Sie eine Zahl ein, zum Beispiel 850.'],
    [' ', 'Geben Sie zuerst eine Zahl ein, zum Beispiel 850.'],
  ])('wants a number, and says so at the field: %j', async (typed, problem) => {
    const page = renderQuiz({ questions: estimate });
    const field = screen.getByRole('textbox');
    expect(field).toBeValid();
    await user.type(field, `${typed}{Enter}`);
    expect(announced(page)).toBe(problem);
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(problem);
    expect(await accessibilityViolations()).toEqual([]);
    await user.type(field, '{Backspace}');
    expect(field).toBeValid();
  });
});

describe('a question of order', () => {
  const order = questions.slice(3, 4);

  it('offers the answers in another order than the right one', () => {
    renderQuiz({ questions: order });
    expect(screen.getByText('Bringen Sie die Antworten in die richtige Reihenfolge.')).toBeVisible();
    expect(orderedAnswers()).toEqual(['Hof [de]', 'Riehen [de]', 'Bettingen [de]']);
    expect(button('«Hof [de]» nach oben')).toHaveAttribute('aria-disabled', 'true');
    expect(button('«Bettingen [de]» nach unten')).toHaveAttribute('aria-disabled', 'true');
  });

  it('is put right by keyboard', async () => {
    const page = renderQuiz({ questions: order });
    await user.tab();
    await user.tab();
    expect(button('«Hof [de]» nach unten')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(orderedAnswers()).toEqual(['Riehen [de]', 'Hof [de]', 'Bettingen [de]']);
    await user.click(button('«Bettingen [de]» nach oben'));
    expect(orderedAnswers()).toEqual(['Riehen [de]', 'Bettingen [de]', 'Hof [de]']);
    await user.click(button('Antwort prüfen'));
    expect(announced(page)).toMatch(/^Richtig\./);
  });
});

it('the end of a quiz shows the text for the most right answers that were reached, without accessibility faults', async () => {
  const resultTexts = [
    { from: 0, text: 'Wenig.' },
    { from: 1, text: 'Genug.' },
    { from: 2, text: 'Viel.' },
  ];
  renderQuiz({ questions: questions.slice(0, 1), resultTexts });
  await giveAnswer('neunzehn [de]');
  await user.click(button('Zum Ergebnis'));
  expect(screen.getByText('Genug.')).toBeVisible();
  expect(screen.queryByText('Wenig.')).not.toBeInTheDocument();
  expect(await accessibilityViolations()).toEqual([]);
});

describe('the picture of a question', () => {
  const file = { url: '/media/0123456789abcdef.jpg', name: 'a', mime: 'image/jpeg', width: 900, height: 600 };
  const image = { file, alt: 'Ein Haus', decorative: false, caption: null, credit: null, focal_x: null, focal_y: null };
  const withImages = questions.map((question) => ({ ...question, image }));

  it('is shown in files made for the site, never as it was uploaded', () => {
    const page = renderQuiz({ questions: withImages });
    expect(screen.getByRole('img', { name: 'Ein Haus' })).toBeVisible();
    expect(page.innerHTML).toContain('/media/0123456789abcdef-a');
    expect(page.innerHTML).not.toContain(file.url);
  });

  it('stands with every question for browsers without scripts, so that its files are made', () => {
    renderInPage(<QuizSolutions questions={withImages} context={contextIn('de')} level={2} />);
    expect(screen.getAllByRole('img', { name: 'Ein Haus' })).toHaveLength(questions.length);
  });
});
