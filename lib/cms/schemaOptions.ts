/** What a generated schema depends on besides the content types. */
export interface SchemaOptions {
  readonly strapi: 4 | 5;
  /** Servers of the intranet name the quiz collection `quizes`, all others `quizzes`. */
  readonly intranet: boolean;
}
