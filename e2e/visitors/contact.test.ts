import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { hydrated, takeTime, useSite } from '../support/useSite.ts';

const site = useSite();

async function messages() {
  const { contactMessages } = await site.executeAsOperator<{
    contactMessages: { nodes: { subject: string; type: string; mailState: string }[] };
  }>('{ contactMessages { nodes { subject type mailState } } }');
  return contactMessages.nodes;
}

describe('the contact form', () => {
  async function fillIn(page: Page, subject: string) {
    await page.getByLabel('Name').fill('Ada');
    await page.getByLabel('Email').fill('ada@example.org');
    await page.getByLabel('What is it about?').selectOption('press');
    await page.getByLabel('Subject').fill(subject);
    await page.getByLabel('Message', { exact: true }).fill('A line.\nAnother.');
  }

  it('sends, confirms, and clears itself; the message is stored even if the mail server hangs', async () => {
    const { page, close } = await site.open('/contact?type=partnership');
    expect(await page.getByLabel('What is it about?').inputValue()).toBe('partnership');
    expect(await page.getByLabel('What is it about?').locator('option').count()).toBe(6);
    await hydrated(page);
    await fillIn(page, 'With script');
    await page.route('**/graphql', async (route) => {
      expect(await page.getByRole('button', { name: 'Sending Message...' }).isDisabled()).toBe(true);
      await route.continue();
    });
    // A form that is sent faster than a person can type counts as spam, and is not mailed.
    await takeTime(page);
    await page.getByRole('button', { name: 'Send Message' }).click();
    const toasts = page.getByRole('region', { name: 'Notifications (F8)' });
    await toasts.getByText('Message Sent Successfully!').waitFor();
    await toasts.getByText("Thanks for reaching out! We'll get back to you within 24 hours.").waitFor();
    await page.keyboard.press('F8');
    expect(await toasts.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.getByLabel('Subject').inputValue()).toBe('');
    const [message] = await messages();
    expect(message).toMatchObject({ subject: 'With script', type: 'PRESS', mailState: 'QUEUED' });
    await close();
  });

  it('shows a failure, and keeps the typed text', async () => {
    const { page, close } = await site.open('/contact');
    await fillIn(page, 'Lost');
    await page.route('**/graphql', (route) => route.abort());
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.getByText('Oops! Something went wrong').waitFor();
    await page.getByText('Failed to send message. Please try again or contact us directly.').waitFor();
    expect(await page.getByLabel('Subject').inputValue()).toBe('Lost');
    await close();
  });

  it('works without script', async () => {
    const { page, close } = await site.open('/contact', { javaScriptEnabled: false });
    await fillIn(page, 'Without script');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.waitForURL('**/contact?sent=yes*');
    expect(await page.locator('main').innerText()).toContain('Message Sent Successfully!');
    expect((await messages()).map(({ subject }) => subject)).toContain('Without script');
    await close();
  });
});
