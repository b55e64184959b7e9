import type { Span, Statement, VariableDeclarator } from "@swc/core";
import { Visitor } from "@swc/core/Visitor.js";

// The published types lack a statement that the parser produces.
interface UsingDeclaration {
  readonly type: "UsingDeclaration";
  readonly span: Span;
  readonly decls: VariableDeclarator[];
}

/** swc's visitor, which dependency-cruiser walks with, stops at `using`; this teaches it. */
export function teachVisitorUsing(): void {
  const known = Visitor.prototype.visitStatement;
  Visitor.prototype.visitStatement = function visitStatement(statement: Statement | UsingDeclaration): Statement {
    if (statement.type !== "UsingDeclaration") return known.call(this, statement);
    this.visitVariableDeclarators(statement.decls);
    return { type: "EmptyStatement", span: statement.span };
  };
}
